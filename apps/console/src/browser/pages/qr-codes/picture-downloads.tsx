import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Api } from '../../api/api.js';
import type { PictureFormat } from '../../api/qr-codes-api.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { saveFile } from '../../components/save-file.js';
import { useConsole } from '../../console-context.js';
import { SignedOut } from '../../sign-in/session.js';

/** Pixels along one side: for screens, for print in the size of a hand, and for posters. */
const sizes = ['512', '1024', '2048'];

interface PictureDownloadsProps {
  /** Of the file, without its ending. */
  name: string;
  send: (api: Api, format: PictureFormat, size: number) => Promise<Blob>;
}

/** Buttons for a code as a file. They may stand in a form, which they do not send. */
export function PictureDownloads({ name, send }: PictureDownloadsProps) {
  const { t } = useLingui();
  const { api, onSessionOver } = useConsole();
  const [size, setSize] = useState('1024');
  const [underWay, setUnderWay] = useState<PictureFormat>();
  const [fault, setFault] = useState<Error>();
  const download = async (format: PictureFormat) => {
    setUnderWay(format);
    setFault(undefined);
    try {
      saveFile(await send(api, format, Number(size)), `${name}.${format}`);
    } catch (err) {
      if (err instanceof SignedOut) return onSessionOver();
      setFault(err as Error);
    } finally {
      setUnderWay(undefined);
    }
  };
  return (
    <Stack gap="xs" mt="md">
      <NativeSelect
        id="picture-size"
        label={t`Size of the picture`}
        value={size}
        onChange={({ currentTarget }) => setSize(currentTarget.value)}
        data={sizes.map((value) => ({ value, label: t`${value} × ${value} pixels` }))}
      />
      <Group gap="xs" grow>
        {(['png', 'svg'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            loading={underWay === format}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void download(format)}
          >
            {format.toUpperCase()}
            <VisuallyHidden component="span">
              {' '}
              <Trans>of the QR code</Trans>
            </VisuallyHidden>
          </Button>
        ))}
      </Group>
      {fault && <FaultNotice fault={fault} />}
    </Stack>
  );
}
