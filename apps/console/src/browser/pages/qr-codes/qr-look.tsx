import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ColorSwatch, FileButton, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconPhoto, IconTrash } from '@tabler/icons-react';
import { contrast } from '@platform/look';
import type { FieldErrors } from '@platform/contracts';
import { useRef, useState } from 'react';
import { sentence } from '../../components/field.js';
import { said } from '../../components/said.js';
import type { QrDraft } from './qr-draft.js';

/** As the API has it: cameras tell less apart only in good light. */
const leastContrast = 3;
/** Of a file; the API takes 700,000 characters, in which each three bytes are four. */
const mostBytes = 500_000;

const swatches = ['#000000', '#23564a', '#1f5f99', '#8a5aa8', '#a3261b', '#8a5a00'];

interface QrLookProps {
  draft: QrDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<QrDraft>) => void;
}

/** Colours, checked for what cameras can read, and a logo in the middle. */
export function QrLook({ draft, errors, onChange }: QrLookProps) {
  const { t } = useLingui();
  const { foreground, background } = draft;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          id="foreground"
          type="color"
          label={t`Colour of the code`}
          value={foreground}
          onChange={({ currentTarget }) => onChange({ foreground: currentTarget.value })}
          {...said(errors['foreground'])}
        />
        <TextInput
          id="background"
          type="color"
          label={t`Background`}
          value={background}
          onChange={({ currentTarget }) => onChange({ background: currentTarget.value })}
          {...said(errors['background'])}
        />
      </SimpleGrid>
      <Group gap="xs" role="group" aria-label={t`Colours that cameras read well`}>
        {swatches.map((colour) => (
          <ColorSwatch
            key={colour}
            component="button"
            type="button"
            color={colour}
            size={26}
            aria-label={t`Colour ${colour}`}
            aria-pressed={foreground === colour}
            onClick={() => onChange({ foreground: colour })}
          >
            {foreground === colour && <IconCheck size={14} color="#ffffff" aria-hidden />}
          </ColorSwatch>
        ))}
      </Group>
      <Contrast of={draft} />
      <Logo draft={draft} errors={errors} onChange={onChange} />
    </Stack>
  );
}

/** Says before it is printed whether cameras can tell the colours apart. */
function Contrast({ of: { foreground, background } }: { of: QrDraft }) {
  const ratio = contrast(foreground, background);
  const isLighter = contrast(foreground, '#000000') > contrast(background, '#000000');
  const isGood = ratio >= leastContrast && !isLighter;
  const shown = ratio.toFixed(1);
  return (
    <Group gap={6} wrap="nowrap" c={isGood ? 'green' : 'red'} role="status">
      {isGood ? <IconCircleCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
      <Text size="sm">
        {isGood ? (
          <Trans>Contrast {shown}:1, which cameras read well</Trans>
        ) : isLighter ? (
          <Trans>The code must be darker than its background</Trans>
        ) : (
          <Trans>
            Contrast {shown}:1 is too little to be scanned: at least {leastContrast}:1
          </Trans>
        )}
      </Text>
    </Group>
  );
}

function Logo({ draft: { logo }, errors, onChange }: QrLookProps) {
  const { t } = useLingui();
  const [fault, setFault] = useState('');
  const reset = useRef<() => void>(null);
  const choose = (file: File | null) => {
    reset.current?.();
    if (!file) return;
    if (file.size > mostBytes) return setFault(t`The file is too large: at most 500 KB.`);
    setFault('');
    const reader = new FileReader();
    reader.onload = () => onChange({ logo: reader.result as string });
    reader.onerror = () => setFault(t`The file cannot be read.`);
    reader.readAsDataURL(file);
  };
  const wrong = fault || errors['logo']?.map(sentence).join(' ');
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        <Trans>Logo (optional)</Trans>
      </Text>
      <Group gap="xs">
        <FileButton
          resetRef={reset}
          onChange={choose}
          accept="image/png,image/jpeg"
          inputProps={{ 'aria-label': t`Logo` }}
        >
          {(props) => (
            <Button {...props} variant="default" size="xs" leftSection={<IconPhoto size={14} aria-hidden />}>
              {logo === null ? t`Choose a picture` : t`Choose another picture`}
            </Button>
          )}
        </FileButton>
        {logo !== null && (
          <Button
            variant="subtle"
            color="red"
            size="xs"
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={() => onChange({ logo: null })}
          >
            <Trans>Remove the logo</Trans>
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        <Trans>
          PNG or JPG. A code with a logo is drawn with the most error correction, so that it stays readable.
        </Trans>
      </Text>
      {wrong && (
        <Text className="error" size="sm" c="red" role="alert">
          {wrong}
        </Text>
      )}
    </Stack>
  );
}
