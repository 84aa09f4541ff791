import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from '@mantine/core';
import { EmptyState } from '../../components/empty-state.js';
import { Cell, Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { timestampOf } from '../links/link-words.js';
import { NamedList } from '../links/named-list.js';
import { UsedBy } from '../links/used-by.js';
import { ConsentNote } from './consent-note.js';
import { PixelMark } from './pixel-mark.js';

export function PixelsPage() {
  const { t } = useLingui();
  return (
    <>
      <NamedList
        title={t`Pixels`}
        lead={t`A pixel tells a network of advertisers that somebody came by a link of yours.`}
        what={t`your pixels`}
        newAt={paths.newLinkPixel}
        newLabel={t`New pixel`}
        empty={(maker) => (
          <EmptyState
            title={t`You have no pixel yet`}
            use={t`With it you show advertisements later to those who came by.`}
            actions={maker}
          >
            <Trans>
              A pixel loads on the way to where a link leads, and tells a network of advertisers of the visit.
            </Trans>
          </EmptyState>
        )}
        load={(links, filters, page, signal) => links.pixels.list(filters, page, signal)}
      >
        {({ pixels }) => (
          <Table aria-label={t`Your pixels`} columns={[t`Pixel`, t`Network`, t`Tag`, t`Used by`, t`Made`]}>
            {pixels.map(({ id, type, name, tag, links, date }) => (
              <Row key={id}>
                <Cell kind="who">
                  <Link to={paths.linkPixel(id)}>{name}</Link>
                </Cell>
                <Cell>
                  <PixelMark type={type} />
                </Cell>
                <Cell kind="long">
                  <Code>{tag}</Code>
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
      <ConsentNote />
    </>
  );
}
