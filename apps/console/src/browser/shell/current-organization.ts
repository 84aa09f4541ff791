import { useState } from 'react';
import { useNavigation } from '../navigation/navigation.js';
import { organizationIn } from '../navigation/routes.js';

/** The organization that is looked at, or was last. Kept in memory: another person at this browser has other ones. */
export function useCurrentOrganization(): string | undefined {
  const here = organizationIn(useNavigation().path);
  const [last, setLast] = useState(here);
  if (here !== undefined && here !== last) setLast(here);
  return here ?? last;
}
