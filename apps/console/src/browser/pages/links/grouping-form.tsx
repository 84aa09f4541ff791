import { useLingui } from '@lingui/react/macro';
import { Group, NativeSelect, TagsInput } from '@mantine/core';
import { useState } from 'react';
import type { Api } from '../../api/api.js';
import type { BulkResult, LinkGroups } from '../../api/links-api.js';
import type { IdempotencyKey } from '../../api/requests.js';
import { ActionButton } from '../../components/action-button.js';
import type { Change } from './chosen-links.js';
import { useTags } from './use-tags.js';

/** What links can be put into together. */
export type Grouping = 'tags' | 'campaign' | 'channel';

interface GroupingFormProps {
  of: Grouping;
  groups: LinkGroups;
  sendChange: (change: Change) => (api: Api, key: IdempotencyKey) => Promise<BulkResult[]>;
  onDone: (results: BulkResult[]) => void;
}

/** Asks for what the chosen links are to be put into, or taken out of. */
export function GroupingForm({ of, groups, sendChange, onDone }: GroupingFormProps) {
  const { t } = useLingui();
  const [tags, setTags] = useState<string[]>([]);
  const { known, ask } = useTags();
  const places = of === 'tags' ? [] : { campaign: groups.campaigns, channel: groups.channels }[of];
  const [place, setPlace] = useState(String(places[0]?.id ?? ''));
  const action = (label: string, about: string, change: Change) => (
    <ActionButton label={label} about={about} send={sendChange(change)} onDone={onDone} />
  );
  if (of === 'tags')
    return (
      <Group align="flex-end" gap="xs" mt="sm">
        <TagsInput
          label={t`Tags for the chosen links`}
          data={known ?? []}
          onFocus={ask}
          value={tags}
          onChange={setTags}
          maxTags={30}
          style={{ flex: '1 1 14rem' }}
          miw={0}
        />
        {action(t`Add the tags`, t`to the chosen links`, { action: 'tag', tags })}
        {action(t`Remove the tags`, t`from the chosen links`, { action: 'untag', tags })}
      </Group>
    );
  const id = Number(place);
  return (
    <Group align="flex-end" gap="xs" mt="sm">
      <NativeSelect
        label={of === 'campaign' ? t`Campaign of the chosen links` : t`Channel of the chosen links`}
        data={places.map((one) => ({ value: String(one.id), label: one.name }))}
        value={place}
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
      />
      {of === 'campaign' ? (
        <>
          {action(t`Put into it`, t`the chosen links`, { action: 'campaign', campaign: id })}
          {action(t`Take out of any`, t`the chosen links`, { action: 'campaign', campaign: null })}
        </>
      ) : (
        <>
          {action(t`Put into it`, t`the chosen links`, { action: 'channel', channel: id })}
          {action(t`Take out of it`, t`the chosen links`, { action: 'unchannel', channel: id })}
        </>
      )}
    </Group>
  );
}
