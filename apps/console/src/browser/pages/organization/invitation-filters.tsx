import { Chip, Group } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { capitalized } from '../../components/words.js';
import { Narrowing, SearchField } from '../../components/narrowing.js';
import { useAddress } from '../../components/use-address.js';
import { invitationStatuses, statusWord } from './invitation-words.js';

export const invitationFilters = ['q', 'status'];

/** Asks which invitations are shown. */
export function InvitationFilters() {
  const { t } = useLingui();
  const { asked, change } = useAddress();
  return (
    <>
      <Chip.Group value={asked.get('status') ?? ''} onChange={(status) => change({ status })}>
        <Group gap="xs" mt="md" role="radiogroup" aria-label={t`Status`}>
          <Chip value="" size="sm" variant="light">{t`All`}</Chip>
          {invitationStatuses.map((status) => (
            <Chip key={status} value={status} size="sm" variant="light">
              {capitalized(statusWord(status))}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Narrowing names={invitationFilters} search={<SearchField label={t`Search invitations`} />} />
    </>
  );
}
