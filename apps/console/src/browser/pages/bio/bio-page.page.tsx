import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { BioPageDetails } from '../../api/bio-api.js';
import { useResource } from '../../api/use-resource.js';
import { CopyButton } from '../../components/copy-button.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Parts } from '../../components/parts.js';
import { Trail } from '../../components/trail.js';
import { bioParts, paths, type BioPart } from '../../navigation/routes.js';
import { Deletion } from '../links/deletion.js';
import { ItemVisits } from '../links/item-visits.js';
import { addressText } from '../links/link-words.js';
import { BioState } from './bio-words.js';
import { EditBioPage } from './edit-bio-page.js';

export interface BioPartProps {
  page: BioPageDetails;
  onChange: (page: BioPageDetails) => void;
}

export function BioPagePage({ id, part }: { id: number; part: BioPart }) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`bio page ${id}`, (api, signal) => api.links.bio.get(id, signal));
  return (
    <>
      <Trail to={paths.linkBioPages}>{t`Bio pages`}</Trail>
      <Loaded of={resource} what={t`the bio page`} rows={4} failedTitle={t`Bio page`}>
        {(page) => <Detail page={page} part={part} onChange={replace} />}
      </Loaded>
    </>
  );
}

function Detail({ page, part, onChange }: BioPartProps & { part: BioPart }) {
  const { t } = useLingui();
  const { id, title, link, status } = page;
  const titles: Record<BioPart, string> = { content: t`Content`, visits: t`Visits`, danger: t`Danger zone` };
  return (
    <>
      <PageTitle key={part} part={part === 'content' ? undefined : titles[part]}>
        {title}
      </PageTitle>
      <Group gap="sm" my="xs">
        <BioState of={status} />
        <Anchor href={link} target="_blank" rel="noreferrer">
          {addressText(link)}
        </Anchor>
        <CopyButton text={link} about={t`the address of the page`} />
      </Group>
      {status === 'blocked' && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} my="md">
          <Text>
            <Trans>The operator has blocked this page: nobody sees it.</Trans>
          </Text>
        </Alert>
      )}
      <Parts
        of={t`the bio page`}
        parts={bioParts.map((name) => ({ title: titles[name], to: paths.linkBioPage(id, name) }))}
        current={paths.linkBioPage(id, part)}
      />
      {part === 'content' && <EditBioPage page={page} onChange={onChange} />}
      {part === 'visits' && <ItemVisits type="bio" id={id} what={t`Views`} />}
      {part === 'danger' && (
        <Deletion
          name={title}
          title={t`Delete the page`}
          effect={t`The page and what was counted of it go for good, and its alias becomes free.`}
          question={t`Its address leads nowhere then. Delete the page?`}
          send={(api) => api.links.bio.delete(id)}
          leadsTo={paths.linkBioPages}
        />
      )}
    </>
  );
}
