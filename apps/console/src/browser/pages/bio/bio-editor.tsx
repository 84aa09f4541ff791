import { useLingui } from '@lingui/react/macro';
import { Box, Flex, Switch, Textarea, TextInput } from '@mantine/core';
import type { FieldErrors } from '@platform/contracts';
import type { ReactNode, RefObject } from 'react';
import { said } from '../../components/said.js';
import { DraftPreview } from '../../components/draft-preview.js';
import { BioBlocks } from './bio-blocks.js';
import { shownOf, type BioDraft } from './bio-draft.js';

interface BioEditorProps {
  draft: BioDraft;
  onChange: (changes: Partial<BioDraft>) => void;
  errors: FieldErrors;
  formRef: RefObject<HTMLFormElement | null>;
  isNew?: boolean;
  /** The buttons of the form. */
  children: ReactNode;
}

/** The fields of a bio page, beside the page as visitors would see it. */
export function BioEditor({ draft, onChange, errors, formRef, isNew = false, children }: BioEditorProps) {
  const { t } = useLingui();
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap="xl" align="flex-start">
      <Box flex="1 1 0" miw={0} w="100%" maw="40rem">
        <TextInput
          id="title"
          label={t`Title`}
          description={t`Your name, or what the page is about`}
          value={draft.title}
          {...said(errors['title'])}
          maxLength={120}
          required
          withAsterisk={false}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <TextInput
          id="alias"
          mt="sm"
          label={isNew ? t`Alias (optional)` : t`Alias`}
          description={t`What the address of the page ends with`}
          leftSection="@"
          value={draft.alias}
          {...said(errors['alias'])}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => onChange({ alias: currentTarget.value })}
        />
        <Textarea
          id="description"
          mt="sm"
          label={t`Description (optional)`}
          description={t`Below the title, and in previews of chats and networks`}
          value={draft.description}
          {...said(errors['description'])}
          autosize
          minRows={2}
          maxLength={500}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        <BioBlocks blocks={draft.blocks} errors={errors} onChange={(blocks) => onChange({ blocks })} />
        <Switch
          id="status"
          mt="lg"
          label={t`Published`}
          description={t`A hidden page answers as if it did not exist`}
          checked={draft.isPublic}
          onChange={({ currentTarget }) => onChange({ isPublic: currentTarget.checked })}
        />
        {children}
      </Box>
      <Box w={{ base: '100%', md: 360 }} pos={{ md: 'sticky' }} top={16}>
        <DraftPreview
          formRef={formRef}
          title={t`The page as visitors see it`}
          screen="phone"
          beside={draft.blocks.map(({ key }) => key).join(' ')}
          keep={(api, _, signal) => api.links.bio.preview(shownOf(draft, t`Your name`), signal)}
        />
      </Box>
    </Flex>
  );
}
