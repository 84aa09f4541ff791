import type { FieldErrors } from '@platform/contracts';
import { messages } from './messages.js';
import type { Language } from './translations.js';

/**
 * The same errors in words. A schema's messages are the keys of `form-problems`, which says what can be wrong with a
 * field of any form; a text that is no key stays as it is.
 */
export function formProblems(language: Language, errors: FieldErrors): FieldErrors {
  const texts: Partial<Record<string, string>> = messages('form-problems', language);
  return Object.fromEntries(
    Object.entries(errors).map(([field, keys]) => [field, keys.map((key) => texts[key] ?? key)]),
  );
}
