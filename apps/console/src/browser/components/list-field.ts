/**
 * The messages about a field, and about the entries of it (`emails.1`).
 * @param noun what people see an entry as
 */
export function errorsAbout(errors: Record<string, string[]>, field: string, noun = 'entry'): string[] | undefined {
  const found = Object.entries(errors).flatMap(([name, messages]) => {
    if (name === field) return messages;
    const place = name.startsWith(`${field}.`) ? Number(name.slice(field.length + 1).split('.')[0]) : NaN;
    return Number.isNaN(place) ? [] : messages.map((message) => `${noun} ${place + 1} ${message}`);
  });
  return found.length > 0 ? found : undefined;
}

/** Whether anything is said about one of these fields. */
export function isAnyWrong(errors: Record<string, string[]>, fields: readonly string[]): boolean {
  return fields.some((field) => errorsAbout(errors, field));
}

/** Lines of a list, without the empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Words of a list, as people part them. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
