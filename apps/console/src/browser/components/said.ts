import { sentence } from './field.js';

/** What the API says of a field, as Mantine's inputs take it. */
export function said(messages: string[] | undefined): string | undefined {
  return messages?.map(sentence).join(' ');
}
