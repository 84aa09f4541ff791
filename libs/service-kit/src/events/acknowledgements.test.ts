import { expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '@platform/contracts';
import { Acknowledgements } from './acknowledgements.js';

it('a wait for copies ends when every consumer of the event has acknowledged it, each in its own time', async () => {
  let hear!: (text: string) => void;
  const redis = { subscribe: (_channel: string, handler: typeof hear) => Promise.resolve(void (hear = handler)) };
  const workers = { add: () => undefined };
  const acknowledgements = new Acknowledgements(
    { name: 'organizations' } as never,
    {} as never,
    redis as never,
    workers as never,
  );
  await acknowledgements.subscribe();
  const id = randomUUID();
  let isThere = false;
  const copies = acknowledgements.expect(id, 'organization.updated').then(() => (isThere = true));
  const [last, ...others] = [...eventCatalogue['organization.updated'].consumers].reverse();
  expect(others.length).toBeGreaterThan(0);
  for (const consumer of others) hear(JSON.stringify({ id, consumer }));
  hear(JSON.stringify({ id, consumer: others[0] }));
  hear(JSON.stringify({ id: randomUUID(), consumer: last }));
  await new Promise(setImmediate);
  expect(isThere).toBe(false);
  hear(JSON.stringify({ id, consumer: last }));
  await copies;
});

it('a worker that stops writes what it has heard, and nothing that it hears later', async () => {
  jest.useFakeTimers();
  let hear!: (text: string) => void;
  const redis = { subscribe: (_channel: string, handler: typeof hear) => Promise.resolve(void (hear = handler)) };
  const query = jest.fn(() => Promise.resolve({ rows: [], rowCount: 1 }));
  const acknowledgements = new Acknowledgements(
    { name: 'organizations' } as never,
    { driver: { master: { query } } } as never,
    redis as never,
    { add: () => undefined } as never,
  );
  await acknowledgements.subscribe();
  await acknowledgements.start();
  hear(JSON.stringify({ id: randomUUID(), consumer: 'links' }));
  await acknowledgements.stop();
  expect(query).toHaveBeenCalledTimes(1);
  hear(JSON.stringify({ id: randomUUID(), consumer: 'links' }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(query).toHaveBeenCalledTimes(1);
});
