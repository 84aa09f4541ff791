import { useLingui } from '@lingui/react/macro';
import { Box, ColorSwatch, Group } from '@mantine/core';
import { changesOf } from '../../api/changes-of.js';
import type { ChannelDetails } from '../../api/channels-api.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { ActionButton } from '../../components/action-button.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Tag } from '../../components/state-badge.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { Deletion } from '../links/deletion.js';
import { PlaceClicks } from '../links/place-clicks.js';
import { ChannelFields, channelOf } from './channel-fields.js';
import { ChannelItems } from './channel-items.js';

export function ChannelPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`channel ${id}`, (api, signal) => api.links.channels.get(id, signal));
  return (
    <Box maw={720}>
      <Trail to={paths.linkChannels}>{t`Channels`}</Trail>
      <Loaded of={resource} what={t`the channel`} rows={3} failedTitle={t`Channel`}>
        {(channel) => <Detail channel={channel} onChange={replace} />}
      </Loaded>
    </Box>
  );
}

interface DetailProps {
  channel: ChannelDetails;
  onChange: (channel: ChannelDetails) => void;
}

function Detail({ channel, onChange }: DetailProps) {
  const { t } = useLingui();
  const { id, name, description, color, starred } = channel;
  const star = (
    <Group gap="xs">
      <ColorSwatch color={color} size={18} withShadow={false} aria-hidden />
      {starred && <Tag isStrong>{t`starred`}</Tag>}
      <ActionButton
        label={starred ? t`Unstar` : t`Star`}
        about={name}
        send={async ({ links: { channels } }) => {
          await channels.update(id, { starred: !starred });
          return channels.get(id);
        }}
        onDone={onChange}
      />
    </Group>
  );
  return (
    <>
      <PageTitle lead={description} actions={star}>
        {name}
      </PageTitle>
      <ChannelItems channel={channel} />
      <PlaceClicks place="channel" id={id} />
      <Settings channel={channel} onChange={onChange} />
      <Deletion
        name={name}
        title={t`Delete this channel`}
        effect={t`What is in it stays, but in this channel no more.`}
        question={t`Delete the channel ${name}?`}
        send={(api) => api.links.channels.delete(id)}
        leadsTo={paths.linkChannels}
      />
    </>
  );
}

function Settings({ channel, onChange }: DetailProps) {
  const { t } = useLingui();
  const { errors, saves, ...form } = useSubmit({
    send: async ({ links: { channels } }, textOf, _, shownOf) => {
      await channels.update(channel.id, changesOf(channelOf(shownOf), channelOf(textOf)));
      return channels.get(channel.id);
    },
    onDone: onChange,
  });
  return (
    <TitledForm id="settings" title={t`Settings`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
      {/* Anew with each save: fields show what the API has made of them. */}
      <ChannelFields key={saves} channel={channel} errors={errors} />
      <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
    </TitledForm>
  );
}
