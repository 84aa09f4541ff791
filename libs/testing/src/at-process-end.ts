const callbacks = Symbol.for('platform.atProcessEnd');
const shared = globalThis as { [callbacks]?: (() => Promise<unknown>)[] };

/**
 * For what the test files of one process share: `callback` ends it, after the last of them
 * (`tools/jest/src/worker.ts`).
 */
export function atProcessEnd(callback: () => Promise<unknown>): void {
  (shared[callbacks] ??= []).unshift(callback);
}
