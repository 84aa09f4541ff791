/**
 * What somebody else wrote, for a field of one line: without control characters, and of `longest` characters at most.
 */
export function plainText(text: string, longest: number): string {
  return [...text.replace(/\p{Cc}/gu, '').trim()].slice(0, longest).join('');
}
