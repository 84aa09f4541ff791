import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { useSubmit } from '../../api/use-submit.js';
import { PageForm } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { ChannelFields, channelOf } from './channel-fields.js';

export function NewChannelPage() {
  const { t } = useLingui();
  const { errors, ...form } = useSubmit({
    send: ({ links: { channels } }, textOf, key) => channels.create(channelOf(textOf), key),
    leadsTo: ({ id }) => paths.linkChannel(id),
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <Box maw={560}>
      <Trail to={paths.linkChannels}>{t`Channels`}</Trail>
      <PageTitle>{t`New channel`}</PageTitle>
      <PageForm
        name={t`New channel`}
        form={form}
        label={t`Make the channel`}
        whileSending={t`Making…`}
        cancelTo={paths.linkChannels}
      >
        <ChannelFields errors={errors} />
      </PageForm>
    </Box>
  );
}
