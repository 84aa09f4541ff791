import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { PlatformError } from '@platform/client';
import { useId, useState, type RefObject } from 'react';
import type { Api } from '../api/api.js';
import { useDraft } from '../api/use-draft.js';
import type { FieldText } from '../api/use-submit.js';
import classes from './draft-preview.module.css';

interface DraftPreviewProps {
  /** The form whose fields make the draft. */
  formRef: RefObject<HTMLFormElement | null>;
  /** Names the frame: `Preview of the overlay`. */
  title: string;
  /** The first one. */
  screen?: 'desktop' | 'phone';
  keep: (api: Api, textOf: FieldText, signal: AbortSignal) => Promise<{ url: string }>;
  /** Names what the draft depends on beside the fields. */
  beside?: string;
}

/**
 * What visitors will see of a form, as it is filled in now. The frame runs no script, and reaches nothing of the
 * console.
 */
export function DraftPreview({ formRef, title, screen: first = 'desktop', keep, beside = '' }: DraftPreviewProps) {
  const { t } = useLingui();
  const id = useId();
  const [screen, setScreen] = useState<string>(first);
  const { url, fault } = useDraft(formRef, keep, beside);
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Group justify="space-between">
        <Title order={2} id={id}>
          <Trans>Preview</Trans>
        </Title>
        <SegmentedControl
          size="xs"
          aria-label={t`Screen of the preview`}
          value={screen}
          onChange={setScreen}
          data={[
            { value: 'desktop', label: t`Desktop` },
            { value: 'phone', label: t`Phone` },
          ]}
        />
      </Group>
      <Paper withBorder className={screen === 'phone' ? classes['phone'] : classes['desktop']}>
        {/* Another frame for each draft: a new address in the same one would be a step of the browser's history. */}
        {url && <iframe key={url} className={classes['frame']} src={url} title={title} sandbox="allow-forms" />}
      </Paper>
      <Text size="sm" c="dimmed" role="status">
        {fault ? <Waiting fault={fault} /> : <Trans>Visitors see it so. Nothing is saved yet.</Trans>}
      </Text>
    </Stack>
  );
}

function Waiting({ fault }: { fault: Error }) {
  if (fault instanceof PlatformError && Object.keys(fault.fields).length === 0) return fault.message;
  if (!(fault instanceof PlatformError)) return <Trans>The preview cannot be loaded now.</Trans>;
  return <Trans>The preview goes on when all fields hold what they may.</Trans>;
}
