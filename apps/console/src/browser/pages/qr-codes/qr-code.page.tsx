import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Badge, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { QrCodeDetails } from '../../api/qr-codes-api.js';
import { useResource } from '../../api/use-resource.js';
import { CopyButton } from '../../components/copy-button.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Parts } from '../../components/parts.js';
import { Trail } from '../../components/trail.js';
import { Link } from '../../navigation/navigation.js';
import { paths, qrCodeParts, type QrCodePart } from '../../navigation/routes.js';
import { Deletion } from '../links/deletion.js';
import { ItemVisits } from '../links/item-visits.js';
import { addressText } from '../links/link-words.js';
import { EditQrCode } from './edit-qr-code.js';
import { useQrTypeWords } from './qr-words.js';

export interface QrPartProps {
  code: QrCodeDetails;
  onChange: (code: QrCodeDetails) => void;
}

export function QrCodePage({ id, part }: { id: number; part: QrCodePart }) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`qr code ${id}`, (api, signal) => api.links.qrCodes.get(id, signal));
  return (
    <>
      <Trail to={paths.linkQrCodes}>{t`QR codes`}</Trail>
      <Loaded of={resource} what={t`the QR code`} rows={4} failedTitle={t`QR code`}>
        {(code) => <Detail code={code} part={part} onChange={replace} />}
      </Loaded>
    </>
  );
}

function Detail({ code, part, onChange }: QrPartProps & { part: QrCodePart }) {
  const { t } = useLingui();
  const { id, name, status } = code;
  const titles: Record<QrCodePart, string> = { design: t`Design`, scans: t`Scans`, danger: t`Danger zone` };
  return (
    <>
      <PageTitle key={part} part={part === 'design' ? undefined : titles[part]}>
        {name}
      </PageTitle>
      <Facts of={code} />
      {status === 'blocked' && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} my="md">
          <Trans>The operator has blocked this code, or what it leads to: nobody gets there.</Trans>
        </Alert>
      )}
      <Parts
        of={t`the QR code`}
        parts={qrCodeParts.map((name) => ({ title: titles[name], to: paths.linkQrCode(id, name) }))}
        current={paths.linkQrCode(id, part)}
      />
      {part === 'design' && <EditQrCode code={code} onChange={onChange} />}
      {part === 'scans' && <Scans of={code} />}
      {part === 'danger' && (
        <Deletion
          name={name}
          title={t`Delete the code`}
          effect={t`Printed codes that count their scans lead nowhere then, and their scans go for good.`}
          question={t`Printed ones may lead nowhere then. Delete the code?`}
          send={(api) => api.links.qrCodes.delete(id)}
          leadsTo={paths.linkQrCodes}
        />
      )}
    </>
  );
}

function Facts({ of: { type, dynamic, link, linkid } }: { of: QrCodeDetails }) {
  const { t } = useLingui();
  const types = useQrTypeWords();
  return (
    <Group gap="sm" my="xs">
      <Badge variant="light">{types[type]}</Badge>
      {dynamic && (
        <>
          <Text component="span">{addressText(link)}</Text>
          <CopyButton text={link} about={t`the address of the code`} />
        </>
      )}
      {linkid !== null && (
        <Anchor component={Link} to={paths.link(linkid)}>
          <Trans>The short link that it leads to</Trans>
        </Anchor>
      )}
    </Group>
  );
}

function Scans({ of: { id, dynamic } }: { of: QrCodeDetails }) {
  const { t } = useLingui();
  if (dynamic) return <ItemVisits type="qr" id={id} what={t`Scans`} />;
  return (
    <Text c="dimmed" mt="md">
      <Trans>
        Scans of this code are not counted: the picture holds the content itself. You can change that there.
      </Trans>
    </Text>
  );
}
