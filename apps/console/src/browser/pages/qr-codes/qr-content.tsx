import { useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, PasswordInput, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { FieldErrors } from '@platform/contracts';
import { said } from '../../components/said.js';
import { ContactFields } from './contact-fields.js';
import type { QrDraft } from './qr-draft.js';

export interface QrContentProps {
  draft: QrDraft;
  errors: FieldErrors;
  onChange: (data: Record<string, string>) => void;
}

/** Ties a field of the content to its control. */
export function fieldOf({ draft, errors, onChange }: QrContentProps, name: string) {
  return {
    id: `data-${name}`,
    value: draft.data[name] ?? '',
    ...said(errors[`data.${name}`]),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...draft.data, [name]: currentTarget.value }),
  };
}

/** What the code holds, by its type. */
export function QrContent(props: QrContentProps) {
  const { t } = useLingui();
  const { draft } = props;
  const field = (name: string) => fieldOf(props, name);
  switch (draft.type) {
    case 'link':
      return (
        <TextInput
          {...field('url')}
          label={t`Leads to`}
          description={t`Any address, or a short link of yours`}
          inputMode="url"
          spellCheck={false}
          placeholder="https://example.org/page"
        />
      );
    case 'text':
      return <Textarea {...field('text')} label={t`Text`} autosize minRows={3} maxRows={12} maxLength={2953} />;
    case 'phone':
      return <TextInput {...field('phone')} label={t`Phone number`} inputMode="tel" placeholder="+49 151 12345678" />;
    case 'email':
      return (
        <Stack gap="sm">
          <TextInput {...field('email')} label={t`E-mail address`} inputMode="email" />
          <TextInput {...field('subject')} label={t`Subject (optional)`} maxLength={500} />
          <Textarea {...field('body')} label={t`Text of the mail (optional)`} autosize minRows={2} maxLength={2000} />
        </Stack>
      );
    case 'sms':
      return (
        <Stack gap="sm">
          <TextInput {...field('phone')} label={t`Phone number`} inputMode="tel" placeholder="+49 151 12345678" />
          <Textarea {...field('message')} label={t`Message (optional)`} autosize minRows={2} maxLength={1600} />
        </Stack>
      );
    case 'wifi':
      return <NetworkFields {...props} />;
    case 'vcard':
      return <ContactFields {...props} />;
  }
}

function NetworkFields(props: QrContentProps) {
  const { t } = useLingui();
  const { draft, onChange } = props;
  const isOpen = draft.data['encryption'] === 'none';
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...fieldOf(props, 'ssid')} label={t`Name of the network`} spellCheck={false} maxLength={32} />
        <NativeSelect
          {...fieldOf(props, 'encryption')}
          label={t`Protection`}
          data={[
            { value: 'WPA', label: t`WPA, WPA2 or WPA3` },
            { value: 'WEP', label: 'WEP' },
            { value: 'none', label: t`None` },
          ]}
          value={draft.data['encryption'] ?? 'WPA'}
        />
      </SimpleGrid>
      {!isOpen && (
        <PasswordInput
          {...fieldOf(props, 'password')}
          // Of Mantine only its frame has it.
          aria-invalid={props.errors['data.password'] ? true : undefined}
          label={t`Password of the network`}
          autoComplete="new-password"
          maxLength={64}
          visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password` }}
        />
      )}
      <Checkbox
        id="data-hidden"
        label={t`The network does not tell its name`}
        checked={draft.data['hidden'] === 'true'}
        onChange={({ currentTarget }) => onChange({ ...draft.data, hidden: String(currentTarget.checked) })}
      />
    </Stack>
  );
}
