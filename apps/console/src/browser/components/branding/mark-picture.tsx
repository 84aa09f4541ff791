import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { Branding } from '@platform/contracts';
import { useRef, useState } from 'react';
import { useDoing } from '../../api/use-doing.js';
import { ActionButton } from '../action-button.js';
import { FaultNotice } from '../fault-notice.js';
import { Panel } from '../panel.js';
import type { BrandingCalls } from './branding-editor.js';
import { MarkImage } from './mark-image.js';

/** As the API takes it. */
const mostBytes = 200 * 1024;

interface MarkPictureProps {
  /** Whose mark it is. */
  name: string;
  branding: Branding;
  onChange: (branding: Branding) => void;
  calls: BrandingCalls;
  /** Why the person may not change it. */
  reason: string | undefined;
}

/** The picture beside the name, stored as soon as it is chosen. */
export function MarkPicture({ name, branding, onChange, calls, reason }: MarkPictureProps) {
  const { t } = useLingui();
  const { run, isBusy, fault } = useDoing();
  const [wrong, setWrong] = useState('');
  const reset = useRef<() => void>(null);
  const { mark_url } = branding;
  const choose = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    if (file.size > mostBytes) return setWrong(t`The file is too large: at most 200 KB.`);
    const picture = await dataUrlOf(file).catch(() => undefined);
    if (!picture) return setWrong(t`The file cannot be read.`);
    setWrong('');
    await run(async (api) => onChange(await calls.setMark(api, picture)));
  };
  return (
    <Panel id="mark" title={t`Mark`} heading="h3">
      <Group gap="md">
        {mark_url !== null && <MarkImage url={mark_url} alt={t`The mark of ${name}`} size={56} />}
        <Text size="sm" c="dimmed" flex="1 1 12rem">
          <Trans>A square picture, PNG, JPEG or WebP, at most 200 KB. It is shown small, beside the name.</Trans>
        </Text>
      </Group>
      {reason ? (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      ) : (
        <Group gap="xs" mt="sm">
          <FileButton
            resetRef={reset}
            onChange={(file) => void choose(file)}
            accept="image/png,image/jpeg,image/webp"
            inputProps={{ 'aria-label': t`Picture of the mark` }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="xs"
                aria-disabled={isBusy}
                leftSection={<IconPhoto size={14} aria-hidden />}
              >
                {mark_url === null ? t`Choose a picture` : t`Choose another picture`}
              </Button>
            )}
          </FileButton>
          {mark_url !== null && (
            <ActionButton
              label={t`Remove`}
              about={t`the mark of ${name}`}
              isDangerous
              send={calls.removeMark}
              onDone={() => onChange({ ...branding, mark_url: null })}
            />
          )}
        </Group>
      )}
      {wrong && (
        <Text size="sm" c="red" role="alert">
          {wrong}
        </Text>
      )}
      {fault && <FaultNotice fault={fault} />}
    </Panel>
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(file);
  });
}
