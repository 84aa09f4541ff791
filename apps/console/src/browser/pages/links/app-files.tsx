import type { FieldErrors } from '@platform/contracts';
import { invalid } from '../../api/faults.js';
import type { LinkDomainDetails } from '../../api/link-domains-api.js';
import type { FieldText } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { Folded } from '../../components/folded.js';

const files = [
  { name: 'apple_app_site_association', label: 'Of iOS', at: 'apple-app-site-association' },
  { name: 'assetlinks', label: 'Of Android', at: 'assetlinks.json' },
] as const;

interface AppFilesProps {
  /** Begins the names of the fields. */
  id: string;
  domain: LinkDomainDetails;
  errors: FieldErrors;
}

/** What phones ask a domain for, before they open its links in an app. */
export function AppFiles({ id, domain, errors }: AppFilesProps) {
  const isOpen = files.some(({ name }) => domain[name] !== null || errors[name]);
  return (
    <Folded title="Files of your apps" isOpen={isOpen}>
      {files.map(({ name, label, at }) => (
        <Field
          key={name}
          name={`${id}-${name}`}
          label={`${label} (optional)`}
          hint={`JSON, which is answered at /.well-known/${at}`}
          errors={errors[name]}
        >
          {(control) => <textarea {...control} rows={4} spellCheck={false} defaultValue={textOfFile(domain[name])} />}
        </Field>
      ))}
    </Folded>
  );
}

/**
 * The fields as the API takes them.
 * @throws PlatformError at a field that is no JSON
 */
export function appFilesOf(id: string, textOf: FieldText): Record<(typeof files)[number]['name'], never> {
  const given = files.map(({ name }) => [name, jsonOf(name, textOf(`${id}-${name}`).trim())]);
  return Object.fromEntries(given) as ReturnType<typeof appFilesOf>;
}

function jsonOf(name: string, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('The file is not valid JSON.', { [name]: ['must be JSON'] });
  }
}

function textOfFile(file: unknown): string {
  return file === null || file === undefined ? '' : JSON.stringify(file, null, 2);
}
