import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from '@mantine/core';
import { EmptyState } from '../../components/empty-state.js';
import { Cell, Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { timestampOf } from '../links/link-words.js';
import { NamedList } from '../links/named-list.js';
import { utmQuery } from './utm-values.js';

export function UtmTemplatesPage() {
  const { t } = useLingui();
  return (
    <NamedList
      title={t`UTM templates`}
      lead={t`A template fills in the parameters by which statistics of a site tell campaigns apart.`}
      what={t`your UTM templates`}
      newAt={paths.newLinkUtmTemplate}
      newLabel={t`New UTM template`}
      empty={(maker) => (
        <EmptyState
          title={t`You have no UTM template yet`}
          use={t`All links of a campaign say the same then, letter by letter.`}
          actions={maker}
        >
          <Trans>
            A template keeps values of utm_source, utm_medium and the like. It is chosen where a link is made or
            changed.
          </Trans>
        </EmptyState>
      )}
      load={(links, filters, page, signal) => links.utmTemplates.list(filters, page, signal)}
    >
      {({ templates }) => (
        <Table aria-label={t`Your UTM templates`} columns={[t`Template`, t`What it adds`, t`Made`]}>
          {templates.map(({ id, name, date, ...values }) => (
            <Row key={id}>
              <Cell kind="who">
                <Link to={paths.linkUtmTemplate(id)}>{name}</Link>
              </Cell>
              <Cell kind="long">
                <Code>{utmQuery(values)}</Code>
              </Cell>
              <Cell kind="when">{dayOf(timestampOf(date))}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </NamedList>
  );
}
