import type { ImportField, ImportPreview } from '@platform/contracts';
import { invalid } from '../../api/faults.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { Options } from '../../components/options.js';
import { countText } from '../../components/words.js';
import type { ChosenFile } from './import-links.page.js';
import { addressText } from './link-words.js';

const leftOut = 'none';

const words: Record<ImportField, string> = {
  url: 'Where the link leads',
  custom: 'Its alias',
  shorturl: 'Its short address',
  domain: 'Its domain',
  title: 'Title',
  description: 'Description',
  note: 'Note',
  tags: 'Tags',
  expiry: 'Ends at',
  startdate: 'Starts at',
  clicklimit: 'Ends after clicks',
  password: 'Password',
  status: 'Public or private',
  state: 'Whether it is switched off',
  protected: 'Whether it has a password',
  clicks: 'Clicks that it has had',
  created: 'When it was made',
};

interface ChooseColumnsProps {
  file: ChosenFile;
  onStarted: () => void;
  onCancelled: () => void;
}

/** The second step of an import: what each column is, and where the links go. */
export function ChooseColumns({ file: { csv, preview }, onStarted, onCancelled }: ChooseColumnsProps) {
  const { resource } = useResource('link places', (api, signal) => api.links.places(signal));
  const { errors, ...form } = useSubmit({
    send: async ({ links }, textOf, key) =>
      links.files.start(csv, { columns: columnsOf(preview, textOf), ...domainOf(textOf) }, key),
    onDone: onStarted,
    savesNothing: true,
  });
  return (
    <TitledForm id="columns" title={titleOf(preview)} heading="h2" form={form}>
      <Missing in={preview} />
      {preview.columns.map((column, index) => (
        <ColumnField key={index} column={column} index={index} errors={errors[`column-${index}`]} />
      ))}
      <Loaded of={resource} what="your hosts" rows={1}>
        {({ platformDomain, domains }) => (
          <Field
            name="domain"
            label="The links go to"
            hint={hostHint(preview)}
            errors={errors['domain'] ?? errors['csv'] ?? errors['columns']}
          >
            {(control) => (
              <select {...control} defaultValue="">
                <option value="">{addressText(platformDomain)}</option>
                {domains.map(({ domain }) => (
                  <option key={domain} value={domain}>
                    {addressText(domain)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </Loaded>
      <div className="actions">
        <SubmitButton form={form} label="Import" whileSending="Sending…" />
        <button className="button quiet" type="button" onClick={onCancelled}>
          Choose another file
        </button>
      </div>
    </TitledForm>
  );
}

/** What only the person can say. */
function Missing({ in: { columns } }: { in: ImportPreview }) {
  const hasTargets = columns.some(({ field }) => field === 'url');
  const isAsking = columns.some(({ looks_like_aliases: isAsked }) => isAsked);
  if (hasTargets && !isAsking) return null;
  return (
    <p className="notice">
      {!hasTargets && 'Please say which column holds where the links lead. '}
      {isAsking && 'Please say what the column is that looks like the aliases.'}
    </p>
  );
}

type Column = ImportPreview['columns'][number];

/** One that looks like the aliases has to be decided on: left out unseen, all addresses would be new ones. */
function ColumnField({ column, index, errors }: { column: Column; index: number; errors: string[] | undefined }) {
  const { name, field, samples, looks_like_aliases: isAsked } = column;
  return (
    <Field
      name={`column-${index}`}
      label={`Column “${name}”`}
      hint={[isAsked && 'It looks like the aliases.', samples.length > 0 && `For example: ${samples.join(' · ')}`]
        .filter(Boolean)
        .join(' ')}
      errors={errors}
    >
      {(control) => (
        <select {...control} defaultValue={field ?? (isAsked ? '' : leftOut)}>
          {isAsked && <option value="">Please choose</option>}
          <option value={leftOut}>Left out</option>
          <Options of={words} />
        </select>
      )}
    </Field>
  );
}

/** @throws PlatformError at a column that has to be decided on */
function columnsOf({ columns }: ImportPreview, textOf: FieldText): Record<string, ImportField | null> {
  const open = columns.flatMap((_, index) => (textOf(`column-${index}`) === '' ? [`column-${index}`] : []));
  const faults = Object.fromEntries(open.map((name) => [name, ['must be chosen']]));
  if (open.length > 0) throw invalid('A column is not decided on.', faults);
  const chosen = columns.map(({ name }, index) => {
    const field = textOf(`column-${index}`);
    return [name, field === leftOut ? null : field] as const;
  });
  // Of columns with one name the one that was chosen counts.
  const decided = chosen.toSorted(([, one], [, other]) => Number(one !== null) - Number(other !== null));
  return Object.fromEntries(decided) as Record<string, ImportField | null>;
}

function domainOf(textOf: FieldText): { domain?: string } {
  const domain = textOf('domain');
  return domain ? { domain } : {};
}

function titleOf({ service, lines }: ImportPreview): string {
  return service ? `${countText(lines, 'line')} of ${service}` : countText(lines, 'line');
}

function hostHint({ foreign_domains: foreign }: ImportPreview): string {
  const own = 'Lines that name a domain of yours stay there.';
  if (foreign.length === 0) return own;
  const kept = `Those of ${foreign.join(', ')} keep their aliases here, if you choose so`;
  return `${own} ${kept}; the old addresses go on to be that service’s.`;
}
