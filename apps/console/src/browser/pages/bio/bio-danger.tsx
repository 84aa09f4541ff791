import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Text, Title } from '@mantine/core';
import type { BioPageDetails } from '../../api/bio-api.js';
import { ActionButton } from '../../components/action-button.js';
import { paths } from '../../navigation/routes.js';

export function BioDanger({ page: { id, title } }: { page: BioPageDetails }) {
  const { t } = useLingui();
  return (
    <Paper component="section" withBorder radius="md" p="md" mt="md" aria-labelledby="danger">
      <Title order={2} id="danger">
        <Trans>Deletion</Trans>
      </Title>
      <Text c="dimmed" my="xs">
        <Trans>The page and what was counted of it go for good, and its alias becomes free.</Trans>
      </Text>
      <ActionButton
        label={t`Delete`}
        isDangerous
        about={title}
        question={t`Its address leads nowhere then. Delete the page?`}
        send={(api) => api.links.bio.delete(id)}
        leadsTo={paths.linkBioPages}
      />
    </Paper>
  );
}
