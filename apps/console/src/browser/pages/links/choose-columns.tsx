import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Text } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ImportPreview } from '@platform/contracts';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { SelectField } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { Options } from '../../components/options.js';
import { columnsOf, leftOut, useColumnWords } from './import-columns.js';
import type { ChosenFile } from './import-links.page.js';
import { addressText } from './link-words.js';
import { useLinkChoices } from './use-link-choices.js';

interface ChooseColumnsProps {
  file: ChosenFile;
  onStarted: () => void;
  onCancelled: () => void;
}

/** The second step of an import: what each column is, and where the links go. */
export function ChooseColumns({ file: { csv, preview }, onStarted, onCancelled }: ChooseColumnsProps) {
  const { t } = useLingui();
  const choices = useLinkChoices();
  const { errors, ...form } = useSubmit({
    send: async ({ links }, textOf, key) =>
      links.files.start(csv, { columns: columnsOf(preview, textOf), ...domainOf(textOf) }, key),
    onDone: onStarted,
    savesNothing: true,
  });
  const { service, lines } = preview;
  const title = plural(lines, { one: '# line', other: '# lines' });
  return (
    <TitledForm id="columns" title={service ? t`${title} of ${service}` : title} heading="h2" form={form}>
      <Missing in={preview} />
      {preview.columns.map((column, index) => (
        <ColumnField key={index} column={column} index={index} errors={errors[`column-${index}`]} />
      ))}
      <Loaded of={choices} what={t`your hosts`} rows={1}>
        {({ platform_domain, domains }) => (
          <SelectField
            name="domain"
            label={t`The links go to`}
            hint={<HostHint of={preview} />}
            errors={errors['domain'] ?? errors['csv'] ?? errors['columns']}
            defaultValue=""
          >
            <option value="">{addressText(platform_domain)}</option>
            {domains.map(({ domain }) => (
              <option key={domain} value={domain}>
                {addressText(domain)}
              </option>
            ))}
          </SelectField>
        )}
      </Loaded>
      <Group gap="sm">
        <SubmitButton form={form} label={t`Import`} whileSending={t`Sending…`} />
        <Button variant="default" onClick={onCancelled}>
          <Trans>Choose another file</Trans>
        </Button>
      </Group>
    </TitledForm>
  );
}

/** What only the person can say. */
function Missing({ in: { columns } }: { in: ImportPreview }) {
  const hasTargets = columns.some(({ field }) => field === 'url');
  const isAsking = columns.some(({ looks_like_aliases: isAsked }) => isAsked);
  if (hasTargets && !isAsking) return null;
  return (
    <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
      {!hasTargets && (
        <Text>
          <Trans>Please say which column holds where the links lead.</Trans>
        </Text>
      )}
      {isAsking && (
        <Text>
          <Trans>Please say what the column is that looks like the aliases.</Trans>
        </Text>
      )}
    </Alert>
  );
}

type Column = ImportPreview['columns'][number];

/** One that looks like the aliases has to be decided on: left out unseen, all addresses would be new ones. */
function ColumnField({ column, index, errors }: { column: Column; index: number; errors: string[] | undefined }) {
  const { t } = useLingui();
  const words = useColumnWords();
  const { name, field, samples, looks_like_aliases: isAsked } = column;
  const examples = samples.join(' · ');
  return (
    <SelectField
      name={`column-${index}`}
      label={t`Column “${name}”`}
      hint={[isAsked && t`It looks like the aliases.`, examples && t`For example: ${examples}`]
        .filter(Boolean)
        .join(' ')}
      errors={errors}
      defaultValue={field ?? (isAsked ? '' : leftOut)}
    >
      {isAsked && <option value="">{t`Please choose`}</option>}
      <option value={leftOut}>{t`Left out`}</option>
      <Options of={words} />
    </SelectField>
  );
}

function HostHint({ of: { foreign_domains: foreign } }: { of: ImportPreview }) {
  const hosts = foreign.join(', ');
  if (foreign.length === 0) return <Trans>Lines that name a domain of yours stay there.</Trans>;
  return (
    <Trans>
      Lines that name a domain of yours stay there. Those of {hosts} keep their aliases here, if you choose so; the old
      addresses go on to be that service’s.
    </Trans>
  );
}

function domainOf(textOf: FieldText): { domain?: string } {
  const domain = textOf('domain');
  return domain ? { domain } : {};
}
