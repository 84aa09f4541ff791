import { Checkbox, Fieldset, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Member, OrganizationDetail } from '@platform/contracts';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { fullName } from '../../components/words.js';
import { NotAllMembers } from './not-all-members.js';
import classes from './member-picker.module.css';

interface MemberPickerProps {
  /** Of the form. */
  id: string;
  organization: OrganizationDetail;
  members: Member[];
  /** Their ids, when the form is opened. */
  chosen: readonly string[];
}

/** Members to be chosen in a form. What is looked for hides the others; who is chosen stays chosen. */
export function MemberPicker({ id, organization, members, chosen }: MemberPickerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const isShown = (member: Member) => `${fullName(member)} ${member.email}`.toLowerCase().includes(wanted);
  const isNobody = !members.some(isShown);
  return (
    <Fieldset variant="unstyled" legend={t`Members`}>
      <Stack gap="xs" pt="xs">
        <NotAllMembers of={organization} />
        {members.length > 6 && (
          <TextInput
            id={`${id}-search`}
            aria-label={t`Search members to choose`}
            placeholder={t`Search members`}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              // It looks for somebody: the form is not meant.
              if (event.key === 'Enter') event.preventDefault();
            }}
            autoComplete="off"
            spellCheck={false}
            maw="30rem"
          />
        )}
        <SimpleGrid minColWidth="14rem" verticalSpacing="xs" className={classes.people}>
          {members.map((member) => (
            <Checkbox
              key={member.user_uuid}
              name={`member:${member.user_uuid}`}
              label={fullName(member) || member.email}
              description={fullName(member) ? member.email : undefined}
              defaultChecked={chosen.includes(member.user_uuid)}
              wrapperProps={{ hidden: !isShown(member) }}
            />
          ))}
        </SimpleGrid>
        {isNobody && (
          <Text size="sm" c="dimmed">
            <Trans>No member is like that.</Trans>
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
