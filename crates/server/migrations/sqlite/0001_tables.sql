-- The log is the truth: everything else about a table can be made from it again.
create table tables (
    id text not null primary key,
    game text not null,
    -- The secret of the link for free seats.
    invite text not null unique,
    created_ms bigint not null,
    -- What follows is a hint made from the log in the same transaction, so that owed work is found.
    status text not null,
    touched_ms bigint not null,
    owes bigint not null,
    due_ms bigint
);
create index tables_owing on tables (owes) where owes = 1;
create index tables_due on tables (due_ms) where due_ms is not null;
create index tables_touched on tables (status, touched_ms);

create table events (
    table_id text not null references tables (id),
    stream text not null,
    seq bigint not null,
    after_seq bigint not null,
    at_ms bigint not null,
    v bigint not null,
    body text not null,
    -- The command that this is the first event of, and the number that it was answered with.
    client_id text,
    answer bigint,
    primary key (table_id, stream, seq),
    unique (table_id, client_id)
) without rowid;

create table seats (
    table_id text not null references tables (id),
    seat bigint not null,
    visitor_id text not null,
    primary key (table_id, seat)
) without rowid;
create index seats_of_visitor on seats (visitor_id);

create table visitors (
    id text not null primary key,
    name text,
    language text,
    created_ms bigint not null,
    seen_ms bigint not null
) without rowid;

-- Keys of the cookie; the latest signs, all verify.
create table keys (
    id bigint not null primary key,
    secret blob not null,
    created_ms bigint not null
);

create table leases (
    table_id text not null,
    seq bigint not null,
    until_ms bigint not null,
    node text not null,
    primary key (table_id, seq)
) without rowid;

-- When each node was last alive, and when none was.
create table nodes (
    id text not null primary key,
    beat_ms bigint not null
) without rowid;
create table downtimes (
    from_ms bigint not null primary key,
    until_ms bigint not null
);
