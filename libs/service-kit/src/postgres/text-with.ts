/** A pattern of LIKE for texts with these words in them: what LIKE takes for a placeholder stands for itself. */
export function textWith(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
