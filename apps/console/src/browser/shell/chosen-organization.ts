import type { Organization } from '@platform/contracts';
import { useEffect, useRef } from 'react';
import { useResource } from '../api/use-resource.js';
import { useNavigation } from '../navigation/navigation.js';
import { organizationAt, paths } from '../navigation/routes.js';
import { useKept } from './kept.js';

export interface OrganizationChoice {
  /** Empty until they are loaded. */
  organizations: Organization[];
  /** The one whose pages are at hand; undefined stands for the person alone. */
  chosen: { uuid: string; name: string } | undefined;
  /** Goes to it: to the same part, from one organization to another. */
  choose: (uuid: string | undefined) => void;
}

/** The organization of the address, else the last one that the person was in. */
export function useChosenOrganization(): OrganizationChoice {
  const { path, navigate, mayLeave } = useNavigation();
  const { resource, refresh } = useResource('organizations', (api, signal) => api.organizations(signal));
  const [kept, keep] = useKept('organization');
  const here = organizationAt(path);
  const organizations = resource.state === 'ready' ? resource.value : [];
  const uuid = here?.uuid ?? kept;
  const known = organizations.find((organization) => organization.uuid === uuid);
  const isLoaded = resource.state === 'ready';
  const isKnown = known !== undefined;
  // Not again with each choice: somebody who leaves an organization is still at its address for a moment.
  useEffect(() => {
    if (here && isKnown) keep(here.uuid);
  }, [here?.uuid, isKnown, keep]);
  // A new one is not in the list that was loaded before it.
  const asked = useRef('');
  useEffect(() => {
    if (!here || !isLoaded || isKnown || asked.current === here.uuid) return;
    asked.current = here.uuid;
    refresh();
  }, [here?.uuid, isLoaded, isKnown, refresh]);
  const choose = (next: string | undefined) => {
    if (next === uuid || !mayLeave()) return;
    keep(next);
    navigate(next === undefined ? paths.home : paths.organization(next, here?.part));
  };
  return { organizations, chosen: known, choose };
}
