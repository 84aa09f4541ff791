import { pages } from '@platform/client';
import type { OrganizationDetail } from '@platform/contracts';
import { keyOf } from '../../api/keys.js';
import { membersPerPage } from '../../api/page-sizes.js';
import { useLoad } from '../../api/use-read.js';

/** More are not read for a form, which would be long in coming. */
export const maxOffered = 1_000;

/**
 * The members of an organization to choose from: the first `maxOffered` of them. The first page needs no request: it is
 * in the detail of the organization.
 */
export function useMembers({ uuid, members = [], members_count }: OrganizationDetail) {
  const path = '/api/v1/organizations/{uuid}/members';
  const params = { path: { uuid }, query: { per_page: membersPerPage } };
  const key = [...keyOf(path, params), members];
  return useLoad(key, async (platform, signal) => {
    const found = [...members];
    if (members_count <= found.length) return found;
    const further = { ...params, query: { ...params.query, page: 2 } };
    for await (const { data } of pages(platform, path, { params: further, signal })) {
      found.push(...data);
      if (found.length >= maxOffered) break;
    }
    return found;
  });
}
