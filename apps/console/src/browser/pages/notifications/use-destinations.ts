import { useRead } from '../../api/use-read.js';

/** All destinations: an organization has fewer than a page holds. */
export function useDestinations(uuid: string) {
  const params = { path: { uuid }, query: { per_page: 100 } };
  return useRead('/api/v1/organizations/{uuid}/notification-endpoints', params, { select: ({ data }) => data });
}
