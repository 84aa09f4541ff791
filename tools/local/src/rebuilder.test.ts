import { describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Rebuilder } from './rebuilder.js';
import type { Ended } from './run-to-end.js';

describe('a rebuild after a save', () => {
  /** What happened, in order; the first path of a source is the app that it concerns. */
  function rebuilder(
    compile: () => Promise<Ended> | Ended,
    restart: (app: string) => void = () => undefined,
    signal = new AbortController().signal,
  ) {
    const done: string[] = [];
    const steps = {
      compile: async () => {
        done.push('compile');
        return compile();
      },
      concerned: (sources: Iterable<string>) => [...new Set([...sources].map((source) => source.split('/')[0]!))],
      restart: async (app: string) => {
        await wait(1);
        done.push(app);
        restart(app);
      },
    };
    const terminal = {
      ok: () => undefined,
      print: (line = '') => void (line.startsWith('  ..') || done.push(line)),
      problem: (sentence: string) => void done.push(sentence),
    };
    return { done, of: new Rebuilder(steps, terminal, signal) };
  }
  const good = { code: 0, output: '' };

  it('compiles simultaneous saves once, and then restarts the affected apps', async () => {
    const { done, of } = rebuilder(() => good);
    await Promise.all([of.saved('links/a.ts'), of.saved('links/b.ts'), of.saved('identity/c.ts')]);
    expect(done.sort()).toEqual(['compile', 'identity', 'links']);
  });

  it('restarts nothing while a compilation fails, and all that was saved when it succeeds', async () => {
    const answers = [{ code: 2, output: 'a.ts(1,1): error' }, good];
    const { done, of } = rebuilder(() => answers.shift()!);
    await of.saved('links/a.ts');
    expect(done).toEqual(['compile', 'a.ts(1,1): error', 'this does not compile: everything runs on as it was']);
    done.length = 0;
    await of.saved('identity/b.ts');
    expect(done.sort()).toEqual(['compile', 'identity', 'links']);
  });

  it('handles a save during a round in the next round, never two at a time', async () => {
    let running = 0;
    const { done, of } = rebuilder(async () => {
      expect((running += 1)).toBe(1);
      await wait(200);
      running -= 1;
      return good;
    });
    const first = of.saved('links/a.ts');
    await wait(200);
    await Promise.all([first, of.saved('links/a.ts')]);
    expect(done).toEqual(['compile', 'links', 'compile', 'links']);
  });

  it('says why a service does not start, and tries again at the next save', async () => {
    const { done, of } = rebuilder(
      () => good,
      () => {
        throw new Error('port 3005 is taken');
      },
    );
    await of.saved('links/a.ts');
    expect(done.slice(1)).toEqual([
      'links',
      'links does not start, and is down until the next save: port 3005 is taken',
    ]);
  });
  it('restarts nothing and ignores saves once all is stopping', async () => {
    const stopping = new AbortController();
    const { done, of } = rebuilder(
      () => {
        stopping.abort();
        return { code: -1, output: 'The operation was aborted' };
      },
      undefined,
      stopping.signal,
    );
    await of.saved('links/a.ts');
    await of.saved('links/b.ts');
    expect(done).toEqual(['compile']);
  });
});
