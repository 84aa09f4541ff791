import { Trans, useLingui } from '@lingui/react/macro';
import { Code, Text, Title } from '@mantine/core';
import { Row, Table } from '../../components/table.js';
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
    <NamedList
      at={paths.pixels}
      newAt={paths.newPixel}
      newLabel={t`New pixel`}
      lead={t`A pixel tells a network of advertisers that somebody came by a link of yours.`}
      what={t`your pixels`}
      empty={<Empty />}
      load={async (api, filters, page, signal) => {
        const { pixels, maxpage } = await api.links.pixels.list(filters, page, signal);
        return { records: pixels, lastPage: maxpage };
      }}
    >
      {(pixels) => (
        <>
          <Table aria-label={t`Your pixels`} columns={[t`Pixel`, t`Network`, t`Tag`, t`Used by`, t`Made`]}>
            {pixels.map(({ id, type, name, tag, links, date }) => (
              <Row key={id}>
                <td role="cell" className="long">
                  <Link to={paths.pixel(id)}>{name}</Link>
                </td>
                <td role="cell">
                  <PixelMark type={type} />
                </td>
                <td role="cell" className="long">
                  <Code>{tag}</Code>
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
          <ConsentNote />
        </>
      )}
    </NamedList>
  );
}

function Empty() {
  return (
    <>
      <Title order={2} size="h3">
        <Trans>You have no pixel yet</Trans>
      </Title>
      <Text>
        <Trans>
          A pixel loads on the way to where a link leads. With it you show advertisements later to those who came by, and
          see which of them they followed.
        </Trans>
      </Text>
    </>
  );
}
