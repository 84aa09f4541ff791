import { paths } from '../../navigation/routes.js';

type List = 'destinations' | 'rules' | 'deliveries';

/** What is shown of a list, in the address of its page: one thing, a new one, or what is filtered. */
function within(organization: string, list: List, shown: Record<string, string>): string {
  return `${paths.organization(organization, list)}?${new URLSearchParams(shown).toString()}`;
}

export const addresses = {
  destination: (organization: string, destination: string) => within(organization, 'destinations', { destination }),
  newDestination: (organization: string) => within(organization, 'destinations', { new: 'destination' }),
  rule: (organization: string, rule: string) => within(organization, 'rules', { rule }),
  newRule: (organization: string) => within(organization, 'rules', { new: 'rule' }),
  /** A new rule that sends to this destination. */
  newRuleTo: (organization: string, to: string) => within(organization, 'rules', { new: 'rule', to }),
  deliveriesTo: (organization: string, endpoint_uuid: string) => within(organization, 'deliveries', { endpoint_uuid }),
};
