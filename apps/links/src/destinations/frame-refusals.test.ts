import { describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { FrameRefusals } from './frame-refusals.js';
import type { SafeFetcher } from './safe-fetcher.js';

const minuteMs = 60_000;
const href = 'https://example.org/';
const origin = 'https://go.example';

/** A fetcher whose answers the test gives. */
function fakeFetcher() {
  const questions: { resolve: (isRefused: boolean) => void; reject: (err: Error) => void }[] = [];
  const refusesFrames = () => new Promise<boolean>((resolve, reject) => questions.push({ resolve, reject }));
  return { questions, refusals: new FrameRefusals({ refusesFrames } as unknown as SafeFetcher) };
}

describe('the cache of destinations that refuse frames', () => {
  it('answers at once, fetches once at a time, and serves the old answer during a renewal', async () => {
    const { questions, refusals } = fakeFetcher();
    for (let visits = 0; visits < 5; visits++) expect(refusals.areRefused(href, origin, 0)).toBe(false);
    expect(questions.length).toBe(1);
    questions[0]!.resolve(true);
    await eventually(() => expect(refusals.areRefused(href, origin, 9 * minuteMs)).toBe(true));
    expect(questions.length).toBe(1);
    expect(refusals.areRefused(href, origin, 10 * minuteMs)).toBe(true);
    expect(questions.length).toBe(2);
    questions[1]!.resolve(false);
    await eventually(() => expect(refusals.areRefused(href, origin, 11 * minuteMs)).toBe(false));
    expect(questions.length).toBe(2);
  });

  it('survives a destination that does not answer, and fetches it again after a minute', async () => {
    const { questions, refusals } = fakeFetcher();
    refusals.areRefused(href, origin, 0);
    questions[0]!.resolve(true);
    await eventually(() => expect(refusals.areRefused(href, origin, 1)).toBe(true));
    refusals.areRefused(href, origin, 10 * minuteMs);
    questions[1]!.reject(new Error('away'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(refusals.areRefused(href, origin, 10.5 * minuteMs)).toBe(true);
    expect(questions.length).toBe(2);
    expect(refusals.areRefused(href, origin, 11 * minuteMs)).toBe(true);
    expect(questions.length).toBe(3);
  });

  it('fetches nothing where browsers show no page without TLS in a page with TLS', () => {
    const { questions, refusals } = fakeFetcher();
    expect(refusals.areRefused('http://example.org/', origin, 0)).toBe(true);
    expect(questions.length).toBe(0);
  });

  it('fetches at most eight destinations at a time', () => {
    const { questions, refusals } = fakeFetcher();
    for (let n = 0; n < 20; n++) refusals.areRefused(`${href}${n}`, origin, 0);
    expect(questions.length).toBe(8);
  });
});
