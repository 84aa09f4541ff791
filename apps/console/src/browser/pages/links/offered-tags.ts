/**
 * What a field of tags, parted by commas, may hold next. Browsers compare an offer with the whole text: each offer is
 * that text, with one of the known tags in the place of the last one.
 */
export function offeredTags(text: string, known: readonly string[]): string[] {
  const before = text.split(',').slice(0, -1);
  const taken = new Set(before.map((tag) => tag.trim()));
  const start = before.map((tag) => `${tag.trim()}, `).join('');
  return known.filter((tag) => !taken.has(tag)).map((tag) => start + tag);
}
