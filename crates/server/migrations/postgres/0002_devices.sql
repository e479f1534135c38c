-- Other devices of who holds a seat, so that the table is in their list too.
create table devices (
    table_id text not null,
    visitor_id text not null,
    primary key (table_id, visitor_id)
);
create index devices_of_visitor on devices (visitor_id);
