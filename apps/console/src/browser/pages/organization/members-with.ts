import type { OrganizationDetail } from '@platform/contracts';
import { paths } from '../../navigation/routes.js';

/** The address of the members that such a filter shows. */
export function membersWith({ uuid }: OrganizationDetail, filter: { role: string } | { team: string }): string {
  return `${paths.organization(uuid)}?${new URLSearchParams(filter).toString()}`;
}
