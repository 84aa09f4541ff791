/** The messages about a field, and about the entries of it (`emails.1`). */
export function errorsAbout(errors: Record<string, string[]>, field: string): string[] | undefined {
  const found = Object.entries(errors).flatMap(([name, messages]) => {
    if (name === field) return messages;
    const place = name.startsWith(`${field}.`) ? Number(name.slice(field.length + 1).split('.')[0]) : NaN;
    return Number.isNaN(place) ? [] : messages.map((message) => `entry ${place + 1} ${message}`);
  });
  return found.length > 0 ? found : undefined;
}

/** Words of a list, as people part them. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
