import type { Organization } from '@platform/contracts';
import { useResource } from '../api/use-resource.js';
import { useCurrentOrganization } from './current-organization.js';

/** The organizations of the person; none until they are there. */
export function useMyOrganizations(): readonly Organization[] {
  const current = useCurrentOrganization();
  // Asked again with each organization that is opened: it may be one that was made just now.
  const { resource } = useResource(`switcher ${current}`, (api, signal) => api.organizations(signal));
  return resource.state === 'ready' ? resource.value : [];
}
