import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../components/empty-state.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { addressText } from '../links/link-words.js';
import { NamedList } from '../links/named-list.js';
import { UsedBy } from '../links/used-by.js';
import { DomainState } from './domain-state.js';

export function DomainsPage() {
  const { t } = useLingui();
  return (
    <NamedList
      title={t`Domains`}
      lead={t`On a domain of your own, short links carry your name instead of ours.`}
      what={t`your domains`}
      newAt={paths.newLinkDomain}
      newLabel={t`Add a domain`}
      empty={(maker) => (
        <EmptyState
          title={t`There is no domain yet`}
          use={t`People click rather on a name that they know.`}
          actions={maker}
        >
          <Trans>On a domain of your own, short links carry your name instead of ours.</Trans>
        </EmptyState>
      )}
      load={(links, filters, page, signal) => links.domains.list(filters, page, signal)}
    >
      {({ domains }) => (
        <Table aria-label={t`Your domains`} columns={[t`Domain`, t`State`, t`Links on it`, t`Its root leads to`]}>
          {domains.map(({ id, domain, redirectroot, status, links = 0 }) => (
            <Row key={id}>
              <Cell kind="who">
                <Link to={paths.linkDomain(id)}>{addressText(domain)}</Link>
              </Cell>
              <Cell>{status && <DomainState of={{ status }} />}</Cell>
              <Cell>
                <Link to={paths.linksOf('domain', id)}>
                  <UsedBy links={links} />
                </Link>
              </Cell>
              <Cell kind="long">{redirectroot || t`nowhere`}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </NamedList>
  );
}
