import { useLingui } from '@lingui/react/macro';
import type { FieldErrors, LinkDetails } from '@platform/contracts';
import { SelectField } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { isAnyWrong } from '../../components/list-field.js';
import { Options } from '../../components/options.js';

interface LinkPassageProps {
  link: LinkDetails | undefined;
  errors: FieldErrors;
}

const names = ['pass_query', 'permanent'];

/** How visitors get to where a link leads: closed for a link that does as all do. */
export function LinkPassage({ link, errors }: LinkPassageProps) {
  const { t } = useLingui();
  const isSpecial = link !== undefined && (link.permanent || link.pass_query);
  return (
    <Folded title={t`Redirect`} isOpen={isSpecial || isAnyWrong(errors, names)}>
      <SelectField
        name="pass_query"
        label={t`Query string of a visit`}
        hint={t`For example ?utm_source=mail. Parameters that the destination already has stay.`}
        errors={errors['pass_query']}
        defaultValue={String(link?.pass_query ?? '')}
      >
        {!link && <option value="">{t`As your account has it`}</option>}
        <Options of={{ false: t`Dropped`, true: t`Passed on to the destination` }} />
      </SelectField>
      <SelectField
        name="permanent"
        label={t`Kind of redirect`}
        hint={t`Browsers keep a permanent one for five minutes, and do not come by here meanwhile`}
        errors={errors['permanent']}
        defaultValue={String(link?.permanent ?? false)}
      >
        <Options of={{ false: t`Temporary (302)`, true: t`Permanent (301)` }} />
      </SelectField>
    </Folded>
  );
}
