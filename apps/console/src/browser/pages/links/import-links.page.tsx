import type { FieldErrors, ImportedLinks } from '@platform/contracts';
import { useRef, useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { paths } from '../../navigation/routes.js';
import { Field } from '../../components/field.js';
import { Done, PageForm } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { countText } from '../../components/words.js';
import { csvTextOf } from './csv-text.js';
import { ImportedFile, WrongLines } from './imported-file.js';
import { KnownColumns } from './known-columns.js';

/** Makes links of the lines of a file: of all, or of none. */
export function ImportLinksPage() {
  // Read when it is sent: a browser tells nothing when the same file is chosen again, which was mended meanwhile.
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<ImportedLinks>();
  const { errors, ...form } = useSubmit({
    send: async ({ links }, textOf, key) => {
      const csv = await csvTextOf(input.current?.files?.[0]);
      return textOf('is_check') === 'on' ? links.files.check(csv) : links.files.import(csv, key);
    },
    onDone: (answer, element) => {
      setOutcome(answer);
      // Pressed once more, the same file would make the same links again.
      if (!answer.dry_run) element.reset();
    },
    savesNothing: true,
  });
  const wrong = wrongLinesOf(errors);
  const fileErrors = errors['csv'] ?? (wrong.length > 0 ? [nothingImported(wrong.length)] : undefined);
  return (
    <div className="narrow">
      <Trail to={paths.links}>Links</Trail>
      <PageTitle>Import links</PageTitle>
      <p className="lead">From a CSV file, of another service as well: all of its lines become links, or none does.</p>
      <PageForm name="Import links" form={form} label="Import" whileSending="Importing…" cancelTo={paths.links}>
        <Field name="csv" label="File" hint="At most 2,000 lines beneath the header, in UTF-8" errors={fileErrors}>
          {(control) => <input {...control} ref={input} type="file" accept=".csv,.tsv,.txt,text/csv" required />}
        </Field>
        <KnownColumns />
        <label className="choice">
          <input type="checkbox" name="is_check" />
          Only check it, and make nothing yet
        </label>
      </PageForm>
      {wrong.length > 0 && <WrongLines of={wrong} />}
      <Done form={form}>{outcome && sentenceOf(outcome)}</Done>
      {outcome && !form.isSending && !form.hasFailed && <ImportedFile of={outcome} />}
    </div>
  );
}

/** The API names what is wrong with a line as the field `line 3`. */
function wrongLinesOf(errors: FieldErrors): ImportedLinks['errors'] {
  return Object.entries(errors).flatMap(([field, [message = '']]) => {
    const [, line] = /^line (\d+)$/.exec(field) ?? [];
    return line ? [{ line: Number(line), message }] : [];
  });
}

function nothingImported(count: number): string {
  return `Nothing was imported, as ${countText(count, 'line')} cannot be: please mend what is listed below, and choose the file again`;
}

function sentenceOf({ dry_run, lines, valid, imported }: ImportedLinks): string {
  if (!dry_run) return `${countText(imported, 'link')} ${imported === 1 ? 'was' : 'were'} made.`;
  if (valid === lines) return `Nothing was made yet. The file can be imported: ${countText(lines, 'line')}.`;
  return `Nothing was made yet. ${valid} of ${countText(lines, 'line')} can be imported; as long as others are wrong, none is.`;
}
