import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text, Title } from '@mantine/core';
import type { QrCodeRecord } from '../../api/qr-codes-api.js';
import { Row, Table } from '../../components/table.js';
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
      at={paths.qrCodes}
      newAt={paths.newQrCode()}
      newLabel={t`New QR code`}
      lead={t`Codes in your colours and with your logo, for print and screens, which count who scans them.`}
      what={t`your QR codes`}
      empty={
        <>
          <Title order={2}>
            <Trans>No QR code yet</Trans>
          </Title>
          <Text c="dimmed">
            <Trans>
              A QR code leads phones to a link, a contact or a network. It is good for posters, packages and doors: where
              a printed code leads can change later, and each scan is counted.
            </Trans>
          </Text>
        </>
      }
      load={async (api, filters, page, signal) => {
        const { qrs, maxpage } = await api.links.qrCodes.list(filters, page, signal);
        return { records: qrs, lastPage: maxpage };
      }}
    >
      {(codes) => <CodesTable codes={codes} />}
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
          <td role="cell" className="long">
            <Anchor component={Link} to={paths.qrCode(id)} fw={550}>
              {name}
            </Anchor>
          </td>
          <td role="cell">{types[type]}</td>
          <td role="cell">{scans}</td>
          <td role="cell" className="when">
            {dayOf(timestampOf(date))}
          </td>
        </Row>
      ))}
    </Table>
  );
}
