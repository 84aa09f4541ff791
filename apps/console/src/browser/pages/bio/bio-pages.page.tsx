import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text, Title } from '@mantine/core';
import type { BioPageRecord } from '../../api/bio-api.js';
import { CopyButton } from '../../components/copy-button.js';
import { Row, Table } from '../../components/table.js';
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
      at={paths.bioPages}
      newAt={paths.newBioPage}
      newLabel={t`New bio page`}
      lead={t`One public page with all your links, for profiles that have room for one address.`}
      what={t`your bio pages`}
      empty={
        <>
          <Title order={2}>
            <Trans>No bio page yet</Trans>
          </Title>
          <Text c="dimmed">
            <Trans>
              A bio page shows who you are and where else you are: links, texts and pictures below one short address. It
              suits profiles in networks, which have room for a single link.
            </Trans>
          </Text>
        </>
      }
      load={async (api, filters, page, signal) => {
        const { bio, maxpage } = await api.links.bio.list(filters, page, signal);
        return { records: bio, lastPage: maxpage };
      }}
    >
      {(pages) => <BioTable pages={pages} />}
    </NamedList>
  );
}

function BioTable({ pages }: { pages: BioPageRecord[] }) {
  const { t } = useLingui();
  return (
    <Table aria-label={t`Your bio pages`} columns={[t`Page`, t`Views`, t`State`, t`Made`]} unseen={t`Its address`}>
      {pages.map(({ id, title, link, clicks, status, date }) => (
        <Row key={id}>
          <td role="cell" className="long">
            <Anchor component={Link} to={paths.bioPage(id)} fw={550}>
              {title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {addressText(link)}
            </Text>
          </td>
          <td role="cell">{clicks}</td>
          <td role="cell">
            <BioState of={status} />
          </td>
          <td role="cell" className="when">
            {dayOf(timestampOf(date))}
          </td>
          <td role="cell">
            <CopyButton text={link} about={addressText(link)} />
          </td>
        </Row>
      ))}
    </Table>
  );
}
