import { setTimeout as wait } from 'node:timers/promises';

/** What a single-use thing must withstand: so slow a storage, so many at once. */
export const raceLatenciesMs = [0, 1, 5, 20];
export const raceParallels = [2, 10, 50];

/** The part of TypeORM's `DataSource` that is slowed down; its driver has the pool that prepared statements go to. */
interface SlowableStorage {
  createQueryRunner: (...options: never[]) => { query: (...statement: never[]) => Promise<unknown> };
  driver: object;
}

/**
 * Slows every statement of a storage down while `work` runs, also those inside of transactions. So parallel requests
 * really meet between what they read and what they write.
 */
export async function withLatency<T>(storage: SlowableStorage, latencyMs: number, work: () => Promise<T>): Promise<T> {
  const { master: pool } = storage.driver as { master: { query: (...statement: unknown[]) => Promise<unknown> } };
  const ask = pool.query;
  pool.query = async (...statement) => {
    if (latencyMs) await wait(latencyMs);
    return ask.apply(pool, statement);
  };
  const create = storage.createQueryRunner;
  storage.createQueryRunner = (...options) => {
    const runner = create.apply(storage, options);
    const { query } = runner;
    runner.query = async (...statement) => {
      if (latencyMs) await wait(latencyMs);
      return query.apply(runner, statement);
    };
    return runner;
  };
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(storage, 'createQueryRunner');
    pool.query = ask;
  }
}

/**
 * The race that every single-use thing must have exactly one winner of, however slow the storage is and however many
 * come at once: `prepare` makes a new thing, `attempt` uses it and tells whether it succeeded. Throws, with the
 * circumstances, when the winners are not one.
 */
export async function race<Thing, Outcome>(
  storage: SlowableStorage,
  prepare: () => Promise<Thing>,
  attempt: (thing: Thing, number: number) => Promise<Outcome>,
  hasWon: (outcome: Outcome) => boolean,
): Promise<void> {
  for (const latencyMs of raceLatenciesMs) {
    for (const parallel of raceParallels) {
      const thing = await prepare();
      const outcomes = await withLatency(storage, latencyMs, () =>
        Promise.all(Array.from({ length: parallel }, (_, number) => attempt(thing, number))),
      );
      const winners = outcomes.filter((outcome) => hasWon(outcome)).length;
      if (winners !== 1)
        throw new Error(`${winners} of ${parallel} parallel attempts succeeded at ${latencyMs} ms storage latency`);
    }
  }
}
