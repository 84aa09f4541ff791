import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@platform/contracts';
import { invalid } from '../../api/faults.js';
import type { LinkDomainDetails } from '../../api/link-domains-api.js';
import type { FieldText } from '../../api/use-submit.js';
import { TextareaField } from '../../components/field.js';
import { Folded } from '../../components/folded.js';

const files = [
  { name: 'apple_app_site_association', at: 'apple-app-site-association' },
  { name: 'assetlinks', at: 'assetlinks.json' },
] as const;

interface AppFilesProps {
  domain: LinkDomainDetails;
  errors: FieldErrors;
}

/** What phones ask a domain for, before they open its links in an app. */
export function AppFiles({ domain, errors }: AppFilesProps) {
  const { t } = useLingui();
  const isOpen = files.some(({ name }) => domain[name] !== null || errors[name]);
  const labels = { apple_app_site_association: t`Of iOS (optional)`, assetlinks: t`Of Android (optional)` };
  return (
    <Folded title={t`Files of your apps`} isOpen={isOpen}>
      {files.map(({ name, at }) => (
        <TextareaField
          key={name}
          name={name}
          label={labels[name]}
          hint={t`JSON, which is answered at /.well-known/${at}`}
          spellCheck={false}
          defaultValue={textOfFile(domain[name])}
          errors={errors[name]}
        />
      ))}
    </Folded>
  );
}

/**
 * The fields as the API takes them.
 * @throws PlatformError at a field that is no JSON
 */
export function appFilesOf(textOf: FieldText): Record<(typeof files)[number]['name'], never> {
  const given = files.map(({ name }) => [name, jsonOf(name, textOf(name).trim())]);
  return Object.fromEntries(given) as ReturnType<typeof appFilesOf>;
}

function jsonOf(name: string, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid(t`The file is not valid JSON.`, { [name]: [t`must be JSON`] });
  }
}

function textOfFile(file: unknown): string {
  return file === null || file === undefined ? '' : JSON.stringify(file, null, 2);
}
