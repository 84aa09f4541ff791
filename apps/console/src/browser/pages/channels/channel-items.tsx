import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import type { Channel, ChannelItem } from '../../api/channels-api.js';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { Panel } from '../../components/panel.js';
import { Cell, Row, Table } from '../../components/table.js';
import { calendarDayOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { addressText } from '../links/link-words.js';

/** What is in a channel; things come into it among their own settings. */
export function ChannelItems({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const { id, name } = channel;
  const [page, setPage] = useState(1);
  const { resource, refresh } = useResource(`items of channel ${id} ${page}`, (api, signal) =>
    api.links.channels.items(id, page, signal),
  );
  return (
    <Panel id="items" title={t`What is in it`}>
      <Loaded of={resource} what={t`what is in ${name}`} rows={1}>
        {({ items, maxpage }) =>
          items.length === 0 && page === 1 ? (
            <Text c="dimmed">
              <Trans>Nothing is in it yet.</Trans>
            </Text>
          ) : (
            <>
              <Items
                of={items}
                channel={channel}
                onRemoved={() => (items.length === 1 && page > 1 ? setPage(page - 1) : refresh())}
              />
              <Pager page={page} lastPage={maxpage} onPage={setPage} of={t`what is in ${name}`} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface ItemsProps {
  of: ChannelItem[];
  channel: Channel;
  onRemoved: () => void;
}

function Items({ of: items, channel: { id, name }, onRemoved }: ItemsProps) {
  const { t } = useLingui();
  const types: Record<ChannelItem['type'], string> = { links: t`Link`, bio: t`Bio page`, qr: t`QR code` };
  return (
    <Table aria-label={t`What is in ${name}`} columns={[t`Title`, t`Kind`, t`In it since`]} unseen={t`Changes`}>
      {items.map((item) => (
        <Row key={`${item.type} ${item.id}`}>
          <Cell kind="long">
            <Title of={item} />
          </Cell>
          <Cell>{types[item.type]}</Cell>
          <Cell kind="when">{calendarDayOf(item.date)}</Cell>
          <Cell>
            <ActionButton
              label={t`Remove`}
              isDangerous
              about={t`${item.title} from ${name}`}
              question={t`It stays, but in this channel no more. Remove ${item.title}?`}
              send={(api) => api.links.channels.unassign(id, item)}
              onDone={onRemoved}
            />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Title({ of: { type, id, title, link } }: { of: ChannelItem }) {
  return (
    <>
      {type === 'links' ? (
        <Link to={paths.link(id)}>{title}</Link>
      ) : (
        <Anchor href={link} target="_blank" rel="noreferrer" underline="always">
          {title}
        </Anchor>
      )}
      <Text size="sm" c="dimmed">
        {addressText(link)}
      </Text>
    </>
  );
}
