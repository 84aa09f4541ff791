import type { OrganizationDetail } from '@platform/contracts';
import { createContext, useContext, type ComponentType } from 'react';

/** What every part of the page of an organization gets. */
export interface PartProps {
  organization: OrganizationDetail;
  /** Shows this from now on. */
  onChange: (organization: OrganizationDetail) => void;
  /** Asks for the organization again; what is shown stays until the answer is there. */
  refresh: () => void;
}

export const OrganizationContext = createContext<PartProps | undefined>(undefined);

/** The organization that the page is about. */
export function useOrganization(): PartProps {
  const value = useContext(OrganizationContext);
  if (!value) throw new Error('outside of the page of an organization');
  return value;
}

export function inOrganization(Part: ComponentType<PartProps>) {
  return function OrganizationPart() {
    return <Part {...useOrganization()} />;
  };
}
