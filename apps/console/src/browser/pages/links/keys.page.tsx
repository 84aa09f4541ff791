import type { LinkKeyList } from '@platform/contracts';
import { usePaged } from '../../api/use-paged.js';
import { paths } from '../../navigation/routes.js';
import { ActionButton } from '../../parts/action-button.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Loading } from '../../parts/loading.js';
import { PageTitle } from '../../parts/page-title.js';
import { Pager } from '../../parts/pager.js';
import { Table } from '../../parts/table.js';
import { Trail } from '../../parts/trail.js';
import { dayOf, momentOf } from '../../parts/words.js';
import { LinksAccount } from './links-account.js';
import { timestampOf } from './link-words.js';
import { NewKey, scopesText } from './new-key.js';

export function KeysPage() {
  const { resource, refresh, page, setPage, showFirst } = usePaged(
    'keys',
    (api, number, signal) => api.links.keys(number, signal),
    ({ maxpage }) => maxpage,
  );
  return (
    <>
      <Trail to={paths.links}>Links</Trail>
      <PageTitle>API keys</PageTitle>
      <p className="lead">With a key, programs of yours make and read your links. Whoever has a key can use it.</p>
      {resource.state === 'loading' && <Loading what="your keys" rows={3} />}
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {resource.state === 'ready' && (
        <>
          {resource.value.keys.length === 0 && <p className="lead">There is no key.</p>}
          {resource.value.keys.length > 0 && <KeysTable keys={resource.value.keys} onChanged={refresh} />}
          <Pager page={page} lastPage={resource.value.maxpage} onPage={setPage} of="your keys" />
        </>
      )}
      <NewKey onMade={showFirst} />
      <LinksAccount />
    </>
  );
}

function KeysTable({ keys, onChanged }: { keys: LinkKeyList['keys']; onChanged: () => void }) {
  return (
    <Table
      aria-label="Your API keys"
      columns={['Name', 'Begins with', 'May', 'Made', 'Last used', 'Ends']}
      unseen="Changes"
    >
      {keys.map(({ id, name, prefix, scopes, date, lastused, expires }) => (
        <tr key={id} role="row">
          <td role="cell" className="who long">
            {name}
          </td>
          <td role="cell">
            <code>lk_{prefix}</code>
          </td>
          <td role="cell">{scopesText(scopes)}</td>
          <td role="cell" className="when">
            {dayOf(timestampOf(date))}
          </td>
          <td role="cell">{lastused ? `used ${momentOf(timestampOf(lastused))}` : 'never used'}</td>
          <td role="cell">{expires ? `until ${dayOf(timestampOf(expires))}` : 'no end'}</td>
          <td role="cell">
            <ActionButton
              label="Revoke"
              isDangerous
              about={`the key ${name}`}
              question={`What uses the key ${name} stops working at once. Revoke it?`}
              send={(api) => api.links.revokeKey(id)}
              onDone={onChanged}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}
