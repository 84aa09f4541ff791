import type { FieldErrors, LinkDetails } from '@platform/contracts';
import { Field } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { errorsAbout, isAnyWrong } from '../../components/list-field.js';
import { Options } from '../../components/options.js';
import { localOf } from './link-form.js';
import { areLines, parametersText } from './link-parameters.js';

interface LinkPassageProps {
  link: LinkDetails | undefined;
  errors: FieldErrors;
}

const queries = {
  false: 'Dropped',
  true: 'Passed on to the destination',
};

const redirects = {
  false: 'Temporary (302)',
  true: 'Permanent (301)',
};

/** From when a link works, and how visitors get to where it leads: closed for a link that does as all do. */
export function LinkPassage({ link, errors }: LinkPassageProps) {
  const parameters = link?.parameters ?? [];
  return (
    <Folded title="Start, parameters and redirect" isOpen={isSpecial(link) || isAnyWrong(errors, names)}>
      <Field name="startdate" label="Starts at (optional)" hint="In your time zone" errors={errors['startdate']}>
        {(control) => (
          <input {...control} type="datetime-local" defaultValue={link?.startdate ? localOf(link.startdate) : ''} />
        )}
      </Field>
      {areLines(parameters) ? (
        <Field
          name="parameters"
          label="Parameters (optional)"
          hint="Added to where it leads, one for each line: utm_source=newsletter. Those that the address has already stay."
          errors={errorsAbout(errors, 'parameters', 'line')}
        >
          {(control) => <textarea {...control} rows={3} spellCheck={false} defaultValue={parametersText(parameters)} />}
        </Field>
      ) : (
        <p className="hint">An application has set parameters that cannot be changed here.</p>
      )}
      <Field
        name="pass_query"
        label="Query string of a visit"
        hint="For example ?utm_source=mail. Parameters that the destination already has stay."
        errors={errors['pass_query']}
      >
        {(control) => (
          <select {...control} defaultValue={String(link?.pass_query ?? '')}>
            {!link && <option value="">As your account has it</option>}
            <Options of={queries} />
          </select>
        )}
      </Field>
      <Field
        name="permanent"
        label="Redirect"
        hint="Browsers keep a permanent one for five minutes, and do not come by here meanwhile"
        errors={errors['permanent']}
      >
        {(control) => (
          <select {...control} defaultValue={String(link?.permanent ?? false)}>
            <Options of={redirects} />
          </select>
        )}
      </Field>
    </Folded>
  );
}

const names = ['startdate', 'parameters', 'pass_query', 'permanent'];

function isSpecial(link: LinkDetails | undefined): boolean {
  if (!link) return false;
  const { startdate, parameters, permanent, pass_query } = link;
  return startdate !== null || parameters.length > 0 || permanent || pass_query;
}
