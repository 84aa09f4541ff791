import { describe, expect, it } from '@jest/globals';
import { PlatformError } from '@platform/client';
import { QueryObserver } from '@tanstack/react-query';
import { SignedOut } from '../sign-in/session.js';
import { queryClient } from './queries.js';

const failure = (status: number) => new PlatformError({ status, code: 'unknown', message: 'No.' });

function observed() {
  let endings = 0;
  const queries = queryClient(
    () => undefined,
    () => (endings += 1),
  );
  const { retry } = queries.getDefaultOptions().queries!;
  const triesOf = async (err: Error) => {
    let tries = 0;
    const queryFn = () => {
      tries += 1;
      return Promise.reject(err);
    };
    const read = { queryKey: [crypto.randomUUID()], queryFn, retry: retry!, retryDelay: 0 };
    await queries.fetchQuery(read).catch(() => undefined);
    return tries;
  };
  return { queries, triesOf, endings: () => endings };
}

describe('a read of the console', () => {
  it('is tried once more when the platform failed or was not reached', async () => {
    const { triesOf } = observed();
    expect([await triesOf(failure(0)), await triesOf(failure(503))]).toStrictEqual([2, 2]);
  });

  it('is not tried again when the platform refused it, or asks to wait', async () => {
    const { triesOf } = observed();
    for (const status of [400, 403, 404, 429]) expect(await triesOf(failure(status))).toBe(1);
  });

  it('ends the session when nobody is signed in any more', async () => {
    const { triesOf, endings } = observed();
    for (const err of [new SignedOut(), failure(401)]) expect(await triesOf(err)).toBe(1);
    expect(endings()).toBe(2);
    await triesOf(failure(403));
    expect(endings()).toBe(2);
  });
});

describe('a change by the console', () => {
  it('makes the answers forgotten that no page shows, and leaves those that one shows', async () => {
    const { queries } = observed();
    for (const key of ['shown', 'left']) queries.setQueryData([key], 'answer');
    const queryFn = () => Promise.resolve('answer');
    const stop = new QueryObserver(queries, { queryKey: ['shown'], queryFn }).subscribe(() => undefined);
    const change = queries.getMutationCache().build(queries, { mutationFn: () => Promise.resolve() });
    await change.execute(undefined);
    expect([queries.getQueryData(['shown']), queries.getQueryData(['left'])]).toStrictEqual(['answer', undefined]);
    stop();
  });
});
