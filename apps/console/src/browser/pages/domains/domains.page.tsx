import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import type { LinkDomain } from '../../api/link-domains-api.js';
import { usePaged } from '../../api/use-paged.js';
import { useResource } from '../../api/use-resource.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Pager } from '../../components/pager.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { addressText } from '../links/link-words.js';
import { DomainState } from './domain-state.js';

export function DomainsPage() {
  const { t } = useLingui();
  const { resource, page, setPage } = usePaged(
    'domains of links',
    (api, number, signal) => api.links.domains.list(number, signal),
    ({ maxpage }) => maxpage,
  );
  const isEmpty = resource.state === 'ready' && resource.value.result === 0;
  const maker = (
    <LinkButton to={paths.newLinkDomain} leftSection={<IconPlus size={16} aria-hidden />}>
      {t`Add a domain`}
    </LinkButton>
  );
  return (
    <>
      <PageTitle
        lead={t`On a domain of your own, short links carry your name instead of ours.`}
        actions={!isEmpty && maker}
      >
        {t`Domains`}
      </PageTitle>
      <Loaded of={resource} what={t`your domains`} rows={3}>
        {({ domains, maxpage, result }) =>
          domains.length === 0 && page === 1 ? (
            <EmptyState
              title={t`There is no domain yet`}
              use={t`People click rather on a name that they know.`}
              actions={maker}
            >
              <Trans>On a domain of your own, short links carry your name instead of ours.</Trans>
            </EmptyState>
          ) : (
            <>
              <Table aria-label={t`Your domains`} columns={[t`Domain`, t`State`, t`Links on it`, t`Its root leads to`]}>
                {domains.map((domain) => (
                  <DomainRow key={domain.id} domain={domain} />
                ))}
              </Table>
              <Pager page={page} lastPage={maxpage} onPage={setPage} of={t`your domains`} total={result} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** Asks for what the list does not tell. */
function DomainRow({ domain: { id, domain, redirectroot } }: { domain: LinkDomain }) {
  const { t } = useLingui();
  const { resource } = useResource(`domain ${id}`, (api, signal) => api.links.domains.get(id, signal));
  const name = addressText(domain);
  return (
    <Row>
      <Cell kind="who">
        <Link to={paths.linkDomain(id)}>{name}</Link>
      </Cell>
      <Cell>
        <Loaded of={resource} what={t`the state of ${name}`} rows={1}>
          {(details) => <DomainState of={details} />}
        </Loaded>
      </Cell>
      <Cell>
        {resource.state === 'ready' && (
          <Link to={paths.linksOf('domain', id)}>
            <Plural value={resource.value.links} one="# link" other="# links" />
          </Link>
        )}
      </Cell>
      <Cell kind="long">{redirectroot || t`nowhere`}</Cell>
    </Row>
  );
}
