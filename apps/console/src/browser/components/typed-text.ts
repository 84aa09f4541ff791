/** Whether a field of the page holds a text that somebody has put there and that is not sent. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main textarea, main input:not([type="checkbox"], [type="radio"])',
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}
