import { Folded } from '../../components/folded.js';
import { Row, Table } from '../../components/table.js';

const columns = {
  url: 'Where the link leads; also long_url, destination or target. The only one that must be there',
  custom: 'Its alias; also alias, slug or short_url. Without one the platform chooses',
  domain: 'A domain of yours; those of other services are left out',
  title: 'For you, in lists',
  tags: 'Parted by commas',
  password: 'Visitors are asked for it',
  startdate: 'From when it works: 2030-01-31 08:00:00, in UTC',
  expiry: 'Until when',
  clicklimit: 'After how many clicks it ends',
  clicks: 'How many it has had, which go on being counted',
  created: 'When it was made',
};

/** What an import understands, for who writes a file. */
export function KnownColumns() {
  return (
    <Folded title="What the file may hold">
      <p className="hint">
        A header line with names of columns, then a line for each link. The columns of files that were exported here,
        and by Bitly, Dub, Kutt, Rebrandly, Shlink, Short.io, TinyURL, tiny.cc and YOURLS, are known; of others you say
        what they are. Short aliases, and such with “.” or “/”, are for domains of yours. What cannot be imported, such
        as blocked links and protected ones without a password, comes back as a file.
      </p>
      <Table aria-label="Columns" columns={['Column', 'Holds']}>
        {Object.entries(columns).map(([name, text]) => (
          <Row key={name}>
            <td role="cell">
              <code>{name}</code>
            </td>
            <td role="cell" className="long">
              {text}
            </td>
          </Row>
        ))}
      </Table>
    </Folded>
  );
}
