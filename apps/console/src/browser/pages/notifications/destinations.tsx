import { useAddress } from '../../components/use-address.js';
import type { PartProps } from '../organization/part.js';
import { DestinationList } from './destination-list.js';
import { DestinationPage } from './destination-page.js';
import { NewDestination } from './new-destination.js';

/** The destinations of an organization: the list, one of them, or a new one. */
export function Destinations({ organization }: PartProps) {
  const { asked } = useAddress();
  const uuid = asked.get('destination');
  if (uuid) return <DestinationPage key={uuid} organization={organization} uuid={uuid} />;
  if (asked.has('new')) return <NewDestination organization={organization} />;
  return <DestinationList organization={organization} />;
}
