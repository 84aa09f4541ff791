import { useState } from 'react';
import type { Channel, ChannelItem } from '../../api/channels-api.js';
import { useResource } from '../../api/use-resource.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { ActionButton } from '../../components/action-button.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { addressText } from './link-words.js';

const typeWords: Record<ChannelItem['type'], string> = { links: 'Link', bio: 'Bio page', qr: 'QR code' };

/** What is in a channel; things come into it among their own settings. */
export function ChannelItems({ channel }: { channel: Channel }) {
  const { id, name } = channel;
  const [page, setPage] = useState(1);
  const { resource, refresh } = useResource(`items ${id} ${page}`, (api, signal) =>
    api.links.channels.items(id, page, signal),
  );
  if (resource.state !== 'ready') return <Loaded of={resource} what={`what is in ${name}`} rows={1} />;
  const { items, maxpage } = resource.value;
  if (items.length === 0 && page === 1) return <p className="hint">Nothing is in it yet.</p>;
  const onRemoved = () => (items.length === 1 && page > 1 ? setPage(page - 1) : refresh());
  return (
    <>
      <Table aria-label={`What is in ${name}`} columns={['Title', 'Kind', 'In it since']} unseen="Changes">
        {items.map((item) => (
          <Row key={`${item.type} ${item.id}`}>
            <td role="cell" className="long">
              <Title of={item} />
            </td>
            <td role="cell">{typeWords[item.type]}</td>
            <td role="cell" className="when">
              {dayOf(item.date)}
            </td>
            <td role="cell">
              <ActionButton
                label="Remove"
                isDangerous
                about={`${item.title} from ${name}`}
                question={`It stays, but in this channel no more. Remove ${item.title}?`}
                send={(api) => api.links.channels.unassign(id, item)}
                onDone={onRemoved}
              />
            </td>
          </Row>
        ))}
      </Table>
      <Pager page={page} lastPage={maxpage} onPage={setPage} of={`what is in ${name}`} />
    </>
  );
}

/** Links alone have a page in the console. */
function Title({ of: { type, id, title, link } }: { of: ChannelItem }) {
  return (
    <>
      {type === 'links' ? (
        <Link to={paths.link(id)}>{title}</Link>
      ) : (
        <a href={link} target="_blank" rel="noreferrer">
          {title}
        </a>
      )}
      <div>{addressText(link)}</div>
    </>
  );
}
