import type { PlatformClient } from '@platform/client';
import { keyOf } from '../../api/keys.js';
import { useLoad } from '../../api/use-read.js';

/** Failed deliveries that can be sent again at once: those made from one time until before another. */
export interface FailedWebhooks {
  count: number;
  /** There are `count` or more of them. */
  isLowerBound: boolean;
  from: string;
  to: string;
}

const maxRetriedDays = 14;
const dayMs = 86_400_000;

const path = '/api/v1/webhook-deliveries';
const queryOf = (client_id: string) => ({ client_id, status: 'failed', per_page: 1 }) as const;

export function useFailedWebhooks(client_id: string) {
  return useLoad(keyOf(path, { query: queryOf(client_id) }), (platform, signal) =>
    failedWebhooks(platform, client_id, signal),
  );
}

/** Those of the last 14 days, which is what the API sends again in one call; null when nothing has failed in them. */
export async function failedWebhooks(
  platform: Pick<PlatformClient, 'get'>,
  client_id: string,
  signal?: AbortSignal,
): Promise<FailedWebhooks | null> {
  const now = Date.now();
  const span = { from: new Date(now - maxRetriedDays * dayMs).toISOString(), to: new Date(now).toISOString() };
  const query = { ...queryOf(client_id), ...span };
  const { meta } = await platform.get(path, { params: { query }, ...(signal && { signal }) });
  if (meta.total === 0) return null;
  return { count: meta.total, isLowerBound: meta.total_is_lower_bound === true, ...span };
}
