/** The position as a table that is heard and not seen. */
interface ReadingProps {
  caption: string;
  /** Names of the columns. */
  columns: readonly string[];
  /** From the top down: the name of the row and what its cells hold. */
  rows: readonly { name: string; cells: readonly string[] }[];
}

export function Reading({ caption, columns, rows }: ReadingProps) {
  return (
    <div class="only-heard">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td>{'\u00a0'}</td>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
