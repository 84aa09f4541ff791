import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Stack } from '@mantine/core';
import type { FieldErrors } from '@platform/contracts';
import type { UtmTemplate, UtmTemplateFields as Body } from '../../api/utm-templates-api.js';
import type { FieldText } from '../../api/use-submit.js';
import { TextField } from '../../components/field.js';
import { useUtmWords } from './use-utm-words.js';
import { utmFields } from './utm-values.js';

interface UtmTemplateFieldsProps {
  /** Changed by the form; a new one is made without it. */
  template?: UtmTemplate;
  errors: FieldErrors;
}

export function UtmTemplateFields({ template, errors }: UtmTemplateFieldsProps) {
  const { t } = useLingui();
  const words = useUtmWords();
  return (
    <Stack>
      <TextField
        name="name"
        label={t`Name`}
        hint={t`For you, in lists`}
        autoComplete="off"
        maxLength={100}
        required
        defaultValue={template?.name}
        errors={errors['name']}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {utmFields.map((field) => (
          <TextField
            key={field}
            name={field}
            {...words[field]}
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
            defaultValue={template?.[field]}
            errors={errors[field]}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** The fields as the API takes them. */
export function utmTemplateOf(textOf: FieldText): Body {
  const given = (name: string) => textOf(name).trim();
  const values = Object.fromEntries(utmFields.map((field) => [field, given(field)]));
  return { name: given('name'), ...values };
}
