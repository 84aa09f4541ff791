import { useLingui } from '@lingui/react/macro';
import type { OauthClientAnswer, Organization } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';

/** The person's organizations, whose applications may be among theirs. */
export function useOrganizations() {
  return useResource('organizations', (api, signal) => api.organizations(signal)).resource;
}

export type Organizations = ReturnType<typeof useOrganizations>;

/** The organizations that the person may give applications to. */
export function managed(organizations: Organization[]): Organization[] {
  return organizations.filter(({ is_active, permissions }) => is_active && permissions.includes('manage_organization'));
}

/** Whose an application is, in words; undefined while that is not known. */
export function useOwnerName(organizations: Organizations) {
  const { t } = useLingui();
  return ({ organization_uuid }: Pick<OauthClientAnswer, 'organization_uuid'>): string | undefined => {
    if (organization_uuid === null) return t`You`;
    if (organizations.state === 'loading') return undefined;
    const known = organizations.state === 'ready' ? organizations.value : [];
    return known.find(({ uuid }) => uuid === organization_uuid)?.name ?? t`An organization`;
  };
}
