import { sentence } from './field.js';

/** What the API says of a field, as an input of Mantine takes it that stands without `Field`. */
export function said(messages: string[] | undefined) {
  // The class says to a form that its error is shown (see `useSubmit`).
  return messages && { error: messages.map(sentence).join(' '), errorProps: { className: 'error' } };
}
