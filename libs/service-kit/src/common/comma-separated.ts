/** What stands between commas, without the spaces around it and what is empty. */
export function commaSeparated(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
