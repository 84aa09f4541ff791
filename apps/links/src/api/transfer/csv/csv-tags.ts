const separator = /[,;|]/;
const oneTag = /"(?:[^"]|"")*"|[^,;|]+/g;

/** The tags of a cell, separated by comma, semicolon or bar. A tag that holds one of these is in quotes, as in CSV. */
export function tagsIn(cell: string): string[] {
  const parts = [...cell.matchAll(oneTag)].map(([part]) => part.trim());
  const tags = parts.map((part) => (/^".*"$/s.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part));
  return [...new Set(tags.filter(Boolean))];
}

export function tagsCell(tags: readonly string[]): string {
  return tags
    .map((tag) => (separator.test(tag) || tag.startsWith('"') ? `"${tag.replaceAll('"', '""')}"` : tag))
    .join(',');
}
