import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../components/empty-state.js';
import { Cell, Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { timestampOf } from '../links/link-words.js';
import { NamedList } from '../links/named-list.js';
import { UsedBy } from '../links/used-by.js';

export function SplashPagesPage() {
  const { t } = useLingui();
  return (
    <NamedList
      title={t`Splash pages`}
      lead={t`A splash page is a page of yours that a link shows on the way to where it leads.`}
      what={t`your splash pages`}
      newAt={paths.newLinkSplashPage}
      newLabel={t`New splash page`}
      empty={(maker) => (
        <EmptyState
          title={t`You have no splash page yet`}
          use={t`With it you greet your visitors, or show them something of yours.`}
          actions={maker}
        >
          <Trans>
            A splash page comes before the page that a link leads to. Visitors go on by a button, or after some seconds.
          </Trans>
        </EmptyState>
      )}
      load={(links, filters, page, signal) => links.splash.list(filters, page, signal)}
    >
      {({ splash: pages }) => (
        <Table aria-label={t`Your splash pages`} columns={[t`Splash page`, t`Used by`, t`Made`]}>
          {pages.map(({ id, name, links, date }) => (
            <Row key={id}>
              <Cell kind="who">
                <Link to={paths.linkSplashPage(id)}>{name}</Link>
              </Cell>
              <Cell>
                <UsedBy links={links} />
              </Cell>
              <Cell kind="when">{dayOf(timestampOf(date))}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </NamedList>
  );
}
