import type { OrganizationDetail } from '@platform/contracts';

/** What every part of the page of an organization gets. */
export interface PartProps {
  organization: OrganizationDetail;
  /** Shows this from now on. */
  onChange: (organization: OrganizationDetail) => void;
  /** Asks for the organization again; what is shown stays until the answer is there. */
  refresh: () => void;
}
