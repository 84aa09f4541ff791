/**
 * What suites of a process share, as its start takes longer than many of them: it is started for the first that asks.
 * A start that failed fails this suite only, and the next one tries again. Imported by tests only.
 */
export function oncePerProcess<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () =>
    (started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    }));
}
