import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { Row, Table } from '../../components/table.js';
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
      at={paths.splashPages}
      newAt={paths.newSplashPage}
      newLabel={t`New splash page`}
      lead={t`A splash page is a page of yours that a link shows on the way to where it leads.`}
      what={t`your splash pages`}
      empty={<Empty />}
      load={async (api, filters, page, signal) => {
        const { splash, maxpage } = await api.links.splash.list(filters, page, signal);
        return { records: splash, lastPage: maxpage };
      }}
    >
      {(pages) => (
        <Table aria-label={t`Your splash pages`} columns={[t`Splash page`, t`Used by`, t`Made`]}>
          {pages.map(({ id, name, links, date }) => (
            <Row key={id}>
              <td role="cell" className="long">
                <Link to={paths.splashPage(id)}>{name}</Link>
              </td>
              <td role="cell">
                <UsedBy links={links} />
              </td>
              <td role="cell" className="when">
                {dayOf(timestampOf(date))}
              </td>
            </Row>
          ))}
        </Table>
      )}
    </NamedList>
  );
}

function Empty() {
  return (
    <>
      <Title order={2} size="h3">
        <Trans>You have no splash page yet</Trans>
      </Title>
      <Text>
        <Trans>
          A splash page comes before the page that a link leads to. With it you greet your visitors, or show them
          something of yours, and they go on by a button or after some seconds.
        </Trans>
      </Text>
    </>
  );
}
