/**
 * What a spreadsheet would compute (OWASP, CSV injection; also full-width signs), behind any apostrophes. An apostrophe
 * of the text itself must not pass for a guard.
 */
const computed = /^'*[=+\-@\t\r＝＋－＠]/;

/** The text as a cell of an export: an apostrophe goes before what a spreadsheet would compute. */
export function guarded(text: string): string {
  return computed.test(text) ? `'${text}` : text;
}

/** Undoes `guarded`, and leaves any other apostrophe. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && computed.test(cell) ? cell.slice(1) : cell;
}
