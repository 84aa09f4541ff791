import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Fieldset, Flex, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { FieldErrors, QrType } from '@platform/contracts';
import type { ReactNode } from 'react';
import { said } from '../../components/said.js';
import { QrContent } from './qr-content.js';
import { canBeDynamic, type QrDraft } from './qr-draft.js';
import { QrLook } from './qr-look.js';
import { QrPreview } from './qr-preview.js';
import { useQrTypeWords } from './qr-words.js';

interface QrDesignerProps {
  draft: QrDraft;
  onChange: (changes: Partial<QrDraft>) => void;
  errors: FieldErrors;
  /** Of a code that is stored; its type stays. */
  id?: number;
  /** Below the preview. */
  aside?: ReactNode;
  /** The buttons of the form. */
  children: ReactNode;
}

/** What a code holds and how it looks, beside its picture. */
export function QrDesigner({ draft, onChange, errors, id, aside, children }: QrDesignerProps) {
  const { t } = useLingui();
  const types = useQrTypeWords();
  const mayBeDynamic = canBeDynamic(draft.type);
  return (
    <Flex direction={{ base: 'column-reverse', sm: 'row' }} gap="xl" align="flex-start">
      <Box flex="1 1 0" miw={0} w="100%" maw="40rem">
        <TextInput
          id="name"
          label={t`Name (optional)`}
          description={t`For you, in lists`}
          value={draft.name}
          {...said(errors['name'])}
          maxLength={255}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <Fieldset legend={<Trans>Content</Trans>} mt="md" radius="md">
          {id === undefined && (
            <NativeSelect
              id="type"
              mb="sm"
              label={t`What it holds`}
              data={Object.entries(types).map(([value, label]) => ({ value, label }))}
              value={draft.type}
              {...said(errors['type'])}
              onChange={({ currentTarget }) => {
                const type = currentTarget.value as QrType;
                onChange({ type, isDynamic: type === 'link' });
              }}
            />
          )}
          <QrContent draft={draft} errors={errors} onChange={(data) => onChange({ data })} />
          <Switch
            id="dynamic"
            mt="md"
            label={t`Count scans, and let the content change later`}
            description={
              mayBeDynamic
                ? t`The picture then holds an address of the platform, which leads to the content`
                : t`Not for a network: phones join it by what is in the picture itself`
            }
            checked={draft.isDynamic && mayBeDynamic}
            disabled={!mayBeDynamic}
            {...said(errors['dynamic'])}
            onChange={({ currentTarget }) => onChange({ isDynamic: currentTarget.checked })}
          />
        </Fieldset>
        <Fieldset legend={<Trans>Look</Trans>} mt="md" radius="md">
          <QrLook draft={draft} errors={errors} onChange={onChange} />
        </Fieldset>
        {children}
      </Box>
      <Box w={{ base: '100%', sm: 300 }} pos={{ sm: 'sticky' }} top={16}>
        <QrPreview draft={draft} {...(id !== undefined && { id })} />
        {aside}
      </Box>
    </Flex>
  );
}
