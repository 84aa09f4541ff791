import { useLingui } from '@lingui/react/macro';
import { Input } from '@mantine/core';
import { useRef } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { PageForm } from '../../components/form.js';
import { paths } from '../../navigation/routes.js';
import { csvTextOf } from './csv-text.js';
import type { ChosenFile } from './import-links.page.js';
import { KnownColumns } from './known-columns.js';

/** The first step of an import. */
export function ChooseFile({ onChosen }: { onChosen: (file: ChosenFile) => void }) {
  const { t } = useLingui();
  // Read when it is sent: a browser tells nothing when the same file is chosen again, which was mended meanwhile.
  const input = useRef<HTMLInputElement>(null);
  const { errors, ...form } = useSubmit({
    send: async ({ links }) => {
      const csv = await csvTextOf(input.current?.files?.[0]);
      return { csv, preview: await links.files.preview(csv) };
    },
    onDone: onChosen,
    savesNothing: true,
  });
  return (
    <PageForm
      name={t`Import links`}
      form={form}
      label={t`Look at it`}
      whileSending={t`Looking…`}
      cancelTo={paths.links}
    >
      <Field
        name="csv"
        label={t`File`}
        hint={t`At most 100,000 lines beneath the header, in UTF-8`}
        errors={errors['csv']}
      >
        {(control) => <Input {...control} ref={input} type="file" accept=".csv,.tsv,.txt,text/csv" required />}
      </Field>
      <KnownColumns />
    </PageForm>
  );
}
