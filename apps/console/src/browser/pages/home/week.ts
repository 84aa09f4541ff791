interface Bucket {
  at: string;
  success: number;
  failed: number;
}

/** How deliveries went in the last seven days, and in the seven days before. */
export interface Week {
  success: number;
  failed: number;
  /** Of those that have ended, from 0 to 1; undefined when none has. */
  rate: number | undefined;
  /** What the rate has changed by; undefined without a rate in both weeks. */
  change: number | undefined;
  /** What went well on each day. */
  daily: number[];
}

/** @param buckets one for each day, oldest first */
export function weekOf(buckets: readonly Bucket[]): Week {
  const days = buckets.slice(-7);
  const now = sumOf(days);
  const before = rateOf(sumOf(buckets.slice(-14, -7)));
  const rate = rateOf(now);
  return {
    ...now,
    rate,
    change: rate === undefined || before === undefined ? undefined : rate - before,
    daily: days.map(({ success }) => success),
  };
}

function sumOf(buckets: readonly Bucket[]) {
  const sum = (name: 'success' | 'failed') => buckets.reduce((all, bucket) => all + bucket[name], 0);
  return { success: sum('success'), failed: sum('failed') };
}

function rateOf({ success, failed }: { success: number; failed: number }): number | undefined {
  return success + failed === 0 ? undefined : success / (success + failed);
}
