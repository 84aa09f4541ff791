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
/** The event as a queue returns it. */
const queued = (data: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

it('a signed event is valid with the secret that signed it, among any others, and for its consumer', () => {
  const data = queued(signEvent(old, 'organizations', event));
  for (const secrets of [[old], [old, next], [next, old]])
    expect(isSignedEvent(secrets, 'organizations', data)).toBe(true);
  for (const secrets of [[next], []]) expect(isSignedEvent(secrets, 'organizations', data)).toBe(false);
  expect(isSignedEvent([old], 'links', data)).toBe(false);
});

it('a signed event is invalid without a MAC, with another one, or when changed', () => {
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

it('a signed event is read by the former version of a service as a plain event', () => {
  expect(envelopeSchema.parse(queued(signEvent(old, 'organizations', event)))).toStrictEqual(queued(event));
});
