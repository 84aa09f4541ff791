import { expect, it } from '@jest/globals';
import { envelopeSchema, type Envelope } from './envelope.js';
import { isSignedEvent, signEvent } from './signed-event.js';

const [old, next] = ['o'.repeat(32), 'n'.repeat(32)] as [string, string];
const event: Envelope = {
  id: '01890000-0000-7000-8000-000000000000',
  type: 'user.updated',
  publisher: 'identity',
  version: 7,
  occurredAt: '2026-11-26T00:00:00.000Z',
  payload: { user: { email: 'ada@example.org', 10: 'ten', 9: 'nine', left: undefined, share: 0.1 } },
};
/** As it comes out of a queue. */
const queued = (data: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

it('a signed event is good with the secret that signed it, whichever others there are, and for its consumer', () => {
  const data = queued(signEvent(old, 'organizations', event));
  for (const secrets of [[old], [old, next], [next, old]])
    expect(isSignedEvent(secrets, 'organizations', data)).toBe(true);
  for (const secrets of [[next], []]) expect(isSignedEvent(secrets, 'organizations', data)).toBe(false);
  expect(isSignedEvent([old], 'links', data)).toBe(false);
});

it('nothing else is: without a MAC, with another one, or changed behind it', () => {
  const data = queued(signEvent(old, 'organizations', event));
  const { mac: _, ...unsigned } = data;
  for (const forged of [
    ...[undefined, null, 7, 'text', [], {}, unsigned],
    ...['', 'A'.repeat(43), 7, null].map((mac) => ({ ...data, mac })),
    { ...data, publisher: 'links' },
    { ...data, payload: { user: { email: 'mallory@example.org' } } },
    { ...data, more: 1 },
  ])
    expect(isSignedEvent([old], 'organizations', forged)).toBe(false);
});

it('a service of the version before reads it as the event that it is', () => {
  expect(envelopeSchema.parse(queued(signEvent(old, 'organizations', event)))).toStrictEqual(queued(event));
});
