/** A table as prettier writes it: the first `texts` columns are flush left, the others are numbers. */
export function markdownTable(head: string[], lines: string[][], texts: number): string {
  const widths = head.map((title, column) => Math.max(...[title, ...lines.map((line) => line[column]!)].map(widthOf)));
  const isText = (column: number) => column < texts;
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => padded(cell, widths[column]!, isText(column))).join(' | ')} |`;
  const ruler = widths.map((width, column) => (isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(ruler), ...lines.map(line)].join('\n');
}

/** The cells of the lines of a table that `markdownTable` has written, without its head. */
export function cellsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

function padded(text: string, width: number, isText: boolean): string {
  const room = ' '.repeat(width - widthOf(text));
  return isText ? text + room : room + text;
}

const widthOf = (text: string) => [...text].length;
