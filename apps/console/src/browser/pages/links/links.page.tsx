import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useFiltered } from '../../api/use-filtered.js';
import { useResource } from '../../api/use-resource.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { FoundLinks } from './found-links.js';
import { ExportLinks } from './export-links.js';
import { linkFilters, LinksFilter } from './links-filter.js';
import { useLinkChoices } from './use-link-choices.js';

export function LinksPage() {
  const { t } = useLingui();
  const { resource, refresh, filters, page, setPage } = useFiltered(
    'links',
    linkFilters,
    (api, chosen) => api.links.list(chosen.filters, chosen.page, chosen.signal),
    ({ maxpage }) => maxpage,
  );
  const known = useLinkChoices();
  const groups = known.state === 'ready' ? known.value : { domains: [], campaigns: [], channels: [] };
  const isFiltered = [...filters.keys()].some((name) => name !== 'sort');
  const isEmpty = resource.state === 'ready' && resource.value.result === 0 && !isFiltered;
  return (
    <>
      <PageTitle
        lead={t`Short addresses that lead where you want, and tell you who came by.`}
        actions={
          !isEmpty && (
            <>
              <ExportLinks />
              <LinkButton to={paths.newLink} leftSection={<IconPlus size={16} aria-hidden />}>
                <Trans>New link</Trans>
              </LinkButton>
            </>
          )
        }
      >
        {t`Links`}
      </PageTitle>
      {!isEmpty && <LinksFilter groups={groups} />}
      <Loaded of={resource} what={t`your links`} rows={5}>
        {(found) => {
          if (isEmpty)
            return (
              <>
                <Empty />
                <Archived />
              </>
            );
          if (found.urls.length === 0) return <NoneFound />;
          return <FoundLinks of={found} groups={groups} page={page} onPage={setPage} onChanged={refresh} />;
        }}
      </Loaded>
    </>
  );
}

function NoneFound() {
  return (
    <Text mt="lg">
      <Trans>No link of yours is like that.</Trans>{' '}
      <Anchor component={Link} to={paths.links} underline="always">
        <Trans>Show all your links</Trans>
      </Anchor>
    </Text>
  );
}

function Empty() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You have no links yet`}
      use={t`It suits everything that is printed, said or counted: the address stays, and you see how many came by it.`}
      actions={
        <>
          <LinkButton to={paths.newLink}>
            <Trans>Make your first link</Trans>
          </LinkButton>
          <LinkButton to={paths.importLinks} variant="default" leftSection={<IconFileImport size={16} aria-hidden />}>
            <Trans>Import them from a file</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>A short link leads to any address that you choose, which you can change later.</Trans>
    </EmptyState>
  );
}

/** Who has archived all of their links has not lost them. */
function Archived() {
  const { resource } = useResource('archived links', (api, signal) =>
    api.links.list(new URLSearchParams({ state: 'archived' }), 1, signal),
  );
  const count = resource.state === 'ready' ? resource.value.result : 0;
  if (count === 0) return null;
  return (
    <Text mt="lg" ta="center">
      <Plural value={count} one="# link of yours is archived." other="# links of yours are archived." />{' '}
      <Anchor component={Link} to={paths.archivedLinks} underline="always">
        <Trans>Show archived links</Trans>
      </Anchor>
    </Text>
  );
}
