import { useLingui } from '@lingui/react/macro';
import { Text, Textarea, TextInput } from '@mantine/core';
import { said } from '../../components/said.js';
import type { EditedBlock } from './bio-draft.js';

interface BlockFieldsProps {
  block: EditedBlock;
  /** Of the API, by the name of the field. */
  errorsOf: (field: 'text' | 'url' | 'alt') => string[] | undefined;
  onChange: (changes: Partial<EditedBlock>) => void;
}

/** What can be said of a block of its type. */
export function BlockFields({ block: { key, type, text, url, alt }, errorsOf, onChange }: BlockFieldsProps) {
  const { t } = useLingui();
  const field = (name: 'text' | 'url' | 'alt') => ({
    id: `block-${key}-${name}`,
    value: { text, url, alt }[name],
    ...said(errorsOf(name)),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const address = { inputMode: 'url', autoComplete: 'off', spellCheck: false } as const;
  switch (type) {
    case 'heading':
      return <TextInput {...field('text')} label={t`Text of the heading`} maxLength={120} />;
    case 'text':
      return (
        <Textarea
          {...field('text')}
          label={t`Text`}
          description={t`An empty line begins a new paragraph`}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={2000}
        />
      );
    case 'link':
      return (
        <>
          <TextInput {...field('text')} label={t`Label of the button`} maxLength={120} />
          <TextInput
            {...field('url')}
            {...address}
            mt="xs"
            label={t`Leads to`}
            description={t`A short link of yours counts who follows it`}
            placeholder="https://example.org"
          />
        </>
      );
    case 'image':
      return (
        <>
          <TextInput {...field('url')} {...address} label={t`Address of the picture`} placeholder="https://" />
          <TextInput
            {...field('alt')}
            mt="xs"
            label={t`What it shows`}
            description={t`For people who do not see it; empty for decoration`}
            maxLength={300}
          />
        </>
      );
    case 'divider':
      return (
        <Text size="sm" c="dimmed">
          {t`A line between what is above and below it.`}
        </Text>
      );
  }
}
