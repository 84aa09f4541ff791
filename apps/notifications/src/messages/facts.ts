import type { Notification } from '@platform/contracts';
import { messages } from '../i18n/index.js';

const maxMetadataFacts = 8;
const maxFactLength = 300;

export interface Fact {
  name: string;
  value: string;
}

/**
 * What a message says beside its text: where it comes from and when, and the first scalars of the metadata. In English
 * unless the reader's names are given: who reads a chat is not known.
 */
export function factsOf(
  { service_code, event, organization, timestamp, metadata }: Notification,
  names = messages('facts', 'en'),
): Fact[] {
  const facts = [
    ...(service_code === null ? [] : [{ name: names.service, value: service_code }]),
    { name: names.event, value: event },
    { name: names.organization, value: organization.name },
    { name: names.time, value: `${timestamp.slice(0, 10)} ${timestamp.slice(11, 19)} UTC` },
  ];
  const extra = [...scalars(metadata, '')].slice(0, maxMetadataFacts);
  return [...facts, ...extra].map(({ name, value }) => ({ name: cut(name, 100), value: cut(value, maxFactLength) }));
}

/** Nested values by their path, `deploy.region`; in the order in which they came. */
function* scalars(value: Record<string, unknown>, path: string): Generator<Fact> {
  for (const [key, child] of Object.entries(value)) {
    const name = path + key;
    if (child !== null && typeof child === 'object') yield* scalars(child as Record<string, unknown>, `${name}.`);
    else if (typeof child === 'number' || typeof child === 'boolean') yield { name, value: String(child) };
    else if (typeof child === 'string' && child !== '') yield { name, value: child };
  }
}

/** At most so many characters, by code point, with an ellipsis where something is missing. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const points = [...text];
  return points.length <= most ? text : `${points.slice(0, most - 1).join('')}…`;
}
