import { Trans, useLingui } from '@lingui/react/macro';
import { ColorSwatch, Group } from '@mantine/core';
import { EmptyState } from '../../components/empty-state.js';
import { Tag } from '../../components/state-badge.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { NamedList } from '../links/named-list.js';

export function ChannelsPage() {
  const { t } = useLingui();
  return (
    <NamedList
      title={t`Channels`}
      lead={t`A channel says where links, bio pages and QR codes are handed out. The starred ones come first.`}
      what={t`your channels`}
      newAt={paths.newLinkChannel}
      newLabel={t`New channel`}
      empty={(maker) => (
        <EmptyState
          title={t`There is no channel yet`}
          use={t`With it you see what came of a newsletter, of posters, or of one network.`}
          actions={maker}
        >
          <Trans>
            A channel says where links, bio pages and QR codes are handed out. A link is put into one among its
            settings.
          </Trans>
        </EmptyState>
      )}
      load={(links, filters, page, signal) => links.channels.list(filters, page, signal)}
    >
      {({ channels }) => (
        <Table aria-label={t`Your channels`} columns={[t`Channel`, t`Description`, t`Place in the list`]}>
          {channels.map(({ id, name, description, color, starred }) => (
            <Row key={id}>
              <Cell kind="who">
                <Group gap="xs" wrap="nowrap">
                  <ColorSwatch color={color} size={14} withShadow={false} aria-hidden />
                  <Link to={paths.linkChannel(id)}>{name}</Link>
                </Group>
              </Cell>
              <Cell kind="long">{description}</Cell>
              <Cell>{starred && <Tag isStrong>{t`starred`}</Tag>}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </NamedList>
  );
}
