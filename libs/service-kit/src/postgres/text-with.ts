/** A text within a pattern of LIKE: what LIKE takes for a placeholder stands for itself. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A pattern of LIKE for texts with these words in them. */
export function textWith(words: string): string {
  return `%${likeText(words)}%`;
}
