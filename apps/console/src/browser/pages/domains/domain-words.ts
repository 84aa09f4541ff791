/** What was typed, as the API takes it: with a scheme. */
export function originOf(text: string): string {
  const typed = text.trim();
  return typed === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}
