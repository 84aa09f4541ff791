import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Text, Title } from '@mantine/core';
import { PlatformError } from '@platform/client';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

import { useConsole } from '../../console-context.js';
import { SignedOut } from '../../sign-in/session.js';
import { Picture } from './picture.js';
import { bodyOf, isDrawable, type QrDraft } from './qr-draft.js';

/** So long a person pauses before what they have chosen is drawn. */
const pauseMs = 500;

interface QrPreviewProps {
  draft: QrDraft;
  /** Of a code that is stored. */
  id?: number;
}

/** The code as it would be stored, drawn by the platform. */
export function QrPreview({ draft, id }: QrPreviewProps) {
  const { t } = useLingui();
  const { api, onSessionOver } = useConsole();
  const [wanted] = useDebouncedValue(JSON.stringify(draft), pauseMs);
  const [file, setFile] = useState<Blob>();
  const [fault, setFault] = useState<Error>();
  const isReady = isDrawable(JSON.parse(wanted) as QrDraft);
  useEffect(() => {
    if (!isReady) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    // A missing logo is one that is stored: JSON keeps it missing.
    const body = bodyOf(JSON.parse(wanted) as QrDraft);
    api.links.qrCodes.draw(body, id, signal).then(
      (drawn) => {
        setFile(drawn);
        setFault(undefined);
      },
      (err: unknown) => {
        if (signal.aborted) return;
        if (err instanceof SignedOut) onSessionOver();
        else setFault(err as Error);
      },
    );
    return () => aborter.abort();
  }, [api, onSessionOver, wanted, isReady, id]);
  return (
    <Paper component="section" withBorder radius="md" p="md" aria-labelledby="qr-preview">
      <Title order={2} id="qr-preview" size="h3" mb="sm">
        <Trans>Preview</Trans>
      </Title>
      {file && <Picture file={file} alt={t`The QR code as it is now`} size={256} />}
      <Text size="sm" c="dimmed" role="status" mt="sm">
        {!isReady && <Trans>The code appears once its content is filled in.</Trans>}
        {isReady && fault && <Waiting fault={fault} />}
      </Text>
    </Paper>
  );
}

function Waiting({ fault }: { fault: Error }) {
  if (fault instanceof PlatformError && Object.keys(fault.fields).length > 0)
    return <Trans>The preview goes on when all fields hold what they may.</Trans>;
  return fault instanceof PlatformError ? fault.message : <Trans>The preview cannot be loaded now.</Trans>;
}
