import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { QrCodeRecord } from '../../api/qr-codes-api.js';
import { EmptyState } from '../../components/empty-state.js';
import { Cell, Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { timestampOf } from '../links/link-words.js';
import { NamedList } from '../links/named-list.js';
import { useQrTypeWords } from './qr-words.js';

export function QrCodesPage() {
  const { t } = useLingui();
  return (
    <NamedList
      title={t`QR codes`}
      lead={t`Codes in your colours and with your logo, for print and screens, which count who scans them.`}
      what={t`your QR codes`}
      newAt={paths.newLinkQrCode()}
      newLabel={t`New QR code`}
      empty={(maker) => (
        <EmptyState
          title={t`You have no QR code yet`}
          use={t`It is good for posters, packages and doors: where a printed code leads can change later.`}
          actions={maker}
        >
          <Trans>A QR code leads phones to a link, a contact or a network, and counts each scan.</Trans>
        </EmptyState>
      )}
      load={(links, filters, page, signal) => links.qrCodes.list(filters, page, signal)}
    >
      {({ qrs: codes }) => <CodesTable codes={codes} />}
    </NamedList>
  );
}

function CodesTable({ codes }: { codes: QrCodeRecord[] }) {
  const { t } = useLingui();
  const types = useQrTypeWords();
  return (
    <Table aria-label={t`Your QR codes`} columns={[t`Name`, t`Holds`, t`Scans`, t`Made`]}>
      {codes.map(({ id, name, type, scans, date }) => (
        <Row key={id}>
          <Cell kind="long">
            <Anchor component={Link} to={paths.linkQrCode(id)} fw={550}>
              {name}
            </Anchor>
          </Cell>
          <Cell>{types[type]}</Cell>
          <Cell>{scans}</Cell>
          <Cell kind="when">{dayOf(timestampOf(date))}</Cell>
        </Row>
      ))}
    </Table>
  );
}
