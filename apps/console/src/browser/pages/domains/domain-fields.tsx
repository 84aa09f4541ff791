import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { FieldErrors, UpdateLinkDomain } from '@platform/contracts';
import type { FieldText } from '../../api/use-submit.js';
import { SelectField, TextField } from '../../components/field.js';

interface DomainFieldsProps {
  targets?: UpdateLinkDomain;
  errors: FieldErrors;
}

/** Where visitors get to who come without the address of a link, and whether addresses are told apart by case. */
export function DomainFields({ targets, errors }: DomainFieldsProps) {
  const { t } = useLingui();
  const why = t`Two, when you bring links of a shortener that tells them apart.`;
  const when = t`It can change only while no link is on the domain.`;
  return (
    <Stack>
      <TextField
        name="root"
        label={t`Its root leads to (optional)`}
        type="url"
        autoComplete="off"
        defaultValue={targets?.redirectroot ?? undefined}
        errors={errors['redirectroot']}
      />
      <TextField
        name="unknown"
        label={t`Unknown addresses lead to (optional)`}
        hint={t`Otherwise visitors read that there is nothing`}
        type="url"
        autoComplete="off"
        defaultValue={targets?.redirect404 ?? undefined}
        errors={errors['redirect404']}
      />
      <SelectField
        name="case"
        label={t`“Sale” and “sale” are`}
        hint={`${why} ${when}`}
        defaultValue={String(targets?.case_sensitive ?? false)}
        errors={errors['case_sensitive']}
      >
        <option value="false">{t`One link`}</option>
        <option value="true">{t`Two links`}</option>
      </SelectField>
    </Stack>
  );
}

/** The fields as the API takes them. */
export function targetsOf(textOf: FieldText): UpdateLinkDomain {
  return {
    redirectroot: textOf('root').trim(),
    redirect404: textOf('unknown').trim(),
    case_sensitive: textOf('case') === 'true',
  };
}
