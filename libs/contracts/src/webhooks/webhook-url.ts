/** A webhook URL as it may be shown: query strings often hold keys. */
export function withoutQuery(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? parsed.origin + parsed.pathname : '';
}
