import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import type { BioPageRecord } from '../../api/bio-api.js';
import { CopyButton } from '../../components/copy-button.js';
import { EmptyState } from '../../components/empty-state.js';
import { Cell, Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { addressText, timestampOf } from '../links/link-words.js';
import { NamedList } from '../links/named-list.js';
import { BioState } from './bio-words.js';

export function BioPagesPage() {
  const { t } = useLingui();
  return (
    <NamedList
      title={t`Bio pages`}
      lead={t`One public page with all your links, for profiles that have room for one address.`}
      what={t`your bio pages`}
      newAt={paths.newLinkBioPage}
      newLabel={t`New bio page`}
      empty={(maker) => (
        <EmptyState
          title={t`You have no bio page yet`}
          use={t`It suits profiles in networks, which have room for a single link.`}
          actions={maker}
        >
          <Trans>
            A bio page shows who you are and where else you are: links, texts and pictures below one short address.
          </Trans>
        </EmptyState>
      )}
      load={(links, filters, page, signal) => links.bio.list(filters, page, signal)}
    >
      {({ bio: pages }) => <BioTable pages={pages} />}
    </NamedList>
  );
}

function BioTable({ pages }: { pages: BioPageRecord[] }) {
  const { t } = useLingui();
  return (
    <Table aria-label={t`Your bio pages`} columns={[t`Page`, t`Views`, t`State`, t`Made`]} unseen={t`Its address`}>
      {pages.map(({ id, title, link, clicks, status, date }) => (
        <Row key={id}>
          <Cell kind="long">
            <Anchor component={Link} to={paths.linkBioPage(id)} fw={550}>
              {title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {addressText(link)}
            </Text>
          </Cell>
          <Cell>{clicks}</Cell>
          <Cell>
            <BioState of={status} />
          </Cell>
          <Cell kind="when">{dayOf(timestampOf(date))}</Cell>
          <Cell>
            <CopyButton text={link} about={addressText(link)} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
