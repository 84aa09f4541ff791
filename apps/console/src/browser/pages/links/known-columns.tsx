import { Trans, useLingui } from '@lingui/react/macro';
import { Code, Text } from '@mantine/core';
import { Folded } from '../../components/folded.js';
import { Cell, Row, Table } from '../../components/table.js';

/** What an import understands, for who writes a file. */
export function KnownColumns() {
  const { t } = useLingui();
  const columns = {
    url: t`Where the link leads; also long_url, destination or target. The only one that must be there`,
    custom: t`Its alias; also alias, slug or short_url. Without one the platform chooses`,
    domain: t`A domain of yours; those of other services are left out`,
    title: t`For you, in lists`,
    tags: t`Parted by commas`,
    password: t`Visitors are asked for it`,
    startdate: t`From when it works: 2030-01-31 08:00:00, in UTC`,
    expiry: t`Until when`,
    clicklimit: t`After how many clicks it ends`,
    clicks: t`How many it has had, which go on being counted`,
    created: t`When it was made`,
  };
  return (
    <Folded title={t`What the file may hold`}>
      <Text size="sm" c="dimmed">
        <Trans>
          A header line with names of columns, then a line for each link. The columns of files that were exported here,
          and by Bitly, Dub, Kutt, Rebrandly, Shlink, Short.io, TinyURL, tiny.cc and YOURLS, are known; of others you
          say what they are. Short aliases, and such with “.” or “/”, are for domains of yours. What cannot be imported,
          such as blocked links and protected ones without a password, comes back as a file.
        </Trans>
      </Text>
      <Table aria-label={t`Columns`} columns={[t`Column`, t`Holds`]}>
        {Object.entries(columns).map(([name, text]) => (
          <Row key={name}>
            <Cell>
              <Code>{name}</Code>
            </Cell>
            <Cell kind="long">{text}</Cell>
          </Row>
        ))}
      </Table>
    </Folded>
  );
}
