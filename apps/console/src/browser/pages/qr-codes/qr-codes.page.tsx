import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group } from '@mantine/core';
import type { QrCodeRecord } from '../../api/qr-codes-api.js';
import { useFiltered } from '../../api/use-filtered.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Pager } from '../../components/pager.js';
import { SearchField } from '../../components/search-field.js';
import { Cell, Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { timestampOf } from '../links/link-words.js';
import { NoMatch } from '../links/no-match.js';
import { useQrTypeWords } from './qr-words.js';

export function QrCodesPage() {
  const { t } = useLingui();
  const { resource, filters, page, setPage } = useFiltered(
    'qr codes',
    ['q'],
    (api, chosen) => api.links.qrCodes.list(chosen.filters, chosen.page, chosen.signal),
    ({ maxpage }) => maxpage,
  );
  const isEmpty = resource.state === 'ready' && resource.value.result === 0 && !filters.has('q');
  const what = t`your QR codes`;
  return (
    <>
      <PageTitle
        lead={t`Codes in your colours and with your logo, for print and screens, which count who scans them.`}
        actions={!isEmpty && <LinkButton to={paths.newQrCode()}>{t`New QR code`}</LinkButton>}
      >
        {t`QR codes`}
      </PageTitle>
      {!isEmpty && (
        <Group>
          <SearchField label={t`Search of QR codes`} placeholder={t`Search by name`} />
        </Group>
      )}
      <Loaded of={resource} what={what} rows={5}>
        {({ qrs, maxpage, result }) =>
          isEmpty ? (
            <Empty />
          ) : (
            <>
              {qrs.length === 0 ? <NoMatch all={paths.linkQrCodes} /> : <CodesTable codes={qrs} />}
              <Pager page={page} lastPage={maxpage} total={result} onPage={setPage} of={what} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Empty() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No QR code yet`}
      use={t`It is good for posters, packages and doors: where a printed code leads can change later.`}
      actions={<LinkButton to={paths.newQrCode()}>{t`Make your first QR code`}</LinkButton>}
    >
      <Trans>A QR code leads phones to a link, a contact or a network, and counts each scan.</Trans>
    </EmptyState>
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
            <Anchor component={Link} to={paths.qrCode(id)} fw={550}>
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
