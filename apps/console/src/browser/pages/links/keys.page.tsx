import type { LinkKeyList } from '@platform/contracts';
import { useState } from 'react';
import { usePaged } from '../../api/use-paged.js';
import { paths } from '../../navigation/routes.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { Row, Table } from '../../components/table.js';
import { dayOf, momentOf } from '../../components/words.js';
import { KeyNotice } from './key-notice.js';
import { LinksAccount } from './links-account.js';
import { timestampOf } from './link-words.js';
import { LinksHead } from './links-head.js';
import { ManageKey } from './manage-key.js';
import { NewKey, scopesText } from './new-key.js';

export function KeysPage() {
  const [secret, setSecret] = useState('');
  const { resource, refresh, page, setPage, showFirst } = usePaged(
    'keys',
    (api, number, signal) => api.links.keys(number, signal),
    ({ maxpage }) => maxpage,
  );
  const onRotated = (made: string) => {
    setSecret(made);
    showFirst();
  };
  return (
    <>
      <LinksHead at={paths.linkKeys} />
      <p className="lead">With a key, programs of yours make and read your links. Whoever has a key can use it.</p>
      {secret && <KeyNotice secret={secret} />}
      <Loaded of={resource} what="your keys" rows={3}>
        {({ keys, maxpage }) => (
          <>
            {keys.length === 0 && <p className="lead">There is no key.</p>}
            {keys.length > 0 && <KeysTable keys={keys} onChanged={refresh} onRotated={onRotated} />}
            <Pager page={page} lastPage={maxpage} onPage={setPage} of="your keys" />
          </>
        )}
      </Loaded>
      <NewKey onMade={showFirst} />
      <LinksAccount />
    </>
  );
}

interface KeysTableProps {
  keys: LinkKeyList['keys'];
  onChanged: () => void;
  /** Gets the clear text of a new key. */
  onRotated: (secret: string) => void;
}

function KeysTable({ keys, onChanged, onRotated }: KeysTableProps) {
  return (
    <Table
      aria-label="Your API keys"
      columns={['Name', 'Begins with', 'May', 'Made', 'Last used', 'Ends']}
      unseen="Changes"
    >
      {keys.map((key) => (
        <Row key={key.id}>
          <td role="cell" className="who long">
            {key.name}
          </td>
          <td role="cell">
            <code>lk_{key.prefix}</code>
          </td>
          <td role="cell">{scopesText(key.scopes)}</td>
          <td role="cell" className="when">
            {dayOf(timestampOf(key.date))}
          </td>
          <td role="cell">{key.lastused ? momentOf(timestampOf(key.lastused)) : 'never'}</td>
          <td role="cell">{key.expires ? dayOf(timestampOf(key.expires)) : 'never'}</td>
          <td role="cell">
            <ManageKey of={key} onRevoked={onChanged} onRotated={onRotated} />
          </td>
        </Row>
      ))}
    </Table>
  );
}
