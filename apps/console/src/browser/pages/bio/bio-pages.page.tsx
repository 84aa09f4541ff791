import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Text } from '@mantine/core';
import type { BioPageRecord } from '../../api/bio-api.js';
import { useFiltered } from '../../api/use-filtered.js';
import { CopyButton } from '../../components/copy-button.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Pager } from '../../components/pager.js';
import { SearchField } from '../../components/search-field.js';
import { Cell, Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { addressText, timestampOf } from '../links/link-words.js';
import { NoMatch } from '../links/no-match.js';
import { BioState } from './bio-words.js';

export function BioPagesPage() {
  const { t } = useLingui();
  const { resource, filters, page, setPage } = useFiltered(
    'bio pages',
    ['q'],
    (api, chosen) => api.links.bio.list(chosen.filters, chosen.page, chosen.signal),
    ({ maxpage }) => maxpage,
  );
  const isEmpty = resource.state === 'ready' && resource.value.result === 0 && !filters.has('q');
  const what = t`your bio pages`;
  return (
    <>
      <PageTitle
        lead={t`One public page with all your links, for profiles that have room for one address.`}
        actions={!isEmpty && <LinkButton to={paths.newBioPage}>{t`New bio page`}</LinkButton>}
      >
        {t`Bio pages`}
      </PageTitle>
      {!isEmpty && (
        <Group>
          <SearchField label={t`Search of bio pages`} placeholder={t`Search by title or alias`} />
        </Group>
      )}
      <Loaded of={resource} what={what} rows={5}>
        {({ bio, maxpage, result }) =>
          isEmpty ? (
            <Empty />
          ) : (
            <>
              {bio.length === 0 ? <NoMatch all={paths.linkBioPages} /> : <BioTable pages={bio} />}
              <Pager page={page} lastPage={maxpage} total={result} onPage={setPage} of={what} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Empty() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No bio page yet`}
      use={t`It suits profiles in networks, which have room for a single link.`}
      actions={<LinkButton to={paths.newBioPage}>{t`Make your first bio page`}</LinkButton>}
    >
      <Trans>
        A bio page shows who you are and where else you are: links, texts and pictures below one short address.
      </Trans>
    </EmptyState>
  );
}

function BioTable({ pages }: { pages: BioPageRecord[] }) {
  const { t } = useLingui();
  return (
    <Table aria-label={t`Your bio pages`} columns={[t`Page`, t`Views`, t`State`, t`Made`]} unseen={t`Its address`}>
      {pages.map(({ id, title, link, clicks, status, date }) => (
        <Row key={id}>
          <Cell kind="long">
            <Anchor component={Link} to={paths.bioPage(id)} fw={550}>
              {title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {addressText(link)}
            </Text>
          </Cell>
          <Cell>{clicks}</Cell>
          <Cell>
            <BioState of={status} />
          </Cell>
          <Cell kind="when">{dayOf(timestampOf(date))}</Cell>
          <Cell>
            <CopyButton text={link} about={addressText(link)} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
