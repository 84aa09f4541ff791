import { readFile } from 'node:fs/promises';

/**
 * Does some work; answers with its result and the share of the processors' time, 0 to 1, that a hypervisor gave to
 * others meanwhile.
 */
export async function stolenDuring<T>(work: () => Promise<T>): Promise<{ result: T; stolen: number }> {
  const before = await times();
  const result = await work();
  const after = await times();
  const all = after.all - before.all;
  return { result, stolen: all > 0 ? (after.steal - before.steal) / all : 0 };
}

/** In ticks, of all processors; nothing where the kernel does not tell. */
async function times(): Promise<{ all: number; steal: number }> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '');
  // user nice system idle iowait irq softirq steal; guests are a part of the first two.
  const ticks = (stat.split('\n')[0] ?? '').split(/ +/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, each) => sum + each, 0), steal: ticks[7] ?? 0 };
}
