import type { Organization } from '@platform/contracts';
import { useOrganizations } from '../api/use-organizations.js';

/** The organizations of the person; none until they are there. */
export function useMyOrganizations(): readonly Organization[] {
  return useOrganizations().data ?? [];
}
