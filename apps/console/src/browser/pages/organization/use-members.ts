import type { Member, OrganizationDetail } from '@platform/contracts';
import type { OrganizationApi } from '../../api/organization-api.js';
import { membersPerPage } from '../../api/page-sizes.js';
import { useResource } from '../../api/use-resource.js';

/** More are not read for a form, which would be long in coming. */
export const maxOffered = 1_000;

/** The members of an organization to choose from: the first `maxOffered` of them. */
export function useMembers({ uuid, members = [], members_count }: OrganizationDetail) {
  return useResource(`members of ${uuid}`, (api, signal) =>
    withFurther(members, api.in(uuid), Math.min(members_count, maxOffered), signal),
  );
}

async function withFurther(
  first: Member[],
  at: OrganizationApi,
  count: number,
  signal: AbortSignal,
): Promise<Member[]> {
  const found = [...first];
  for (let page = 2; page <= Math.ceil(count / membersPerPage); page++) {
    found.push(...(await at.members(page, signal)).data);
  }
  return found;
}
