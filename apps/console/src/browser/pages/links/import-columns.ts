import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ImportField, ImportPreview } from '@platform/contracts';
import { invalid } from '../../api/faults.js';
import type { FieldText } from '../../api/use-submit.js';

/** The choice of who leaves a column out. */
export const leftOut = 'none';

/** What a column may be, as people call it. */
export function useColumnWords(): Record<ImportField, string> {
  const { t } = useLingui();
  return {
    url: t`Where the link leads`,
    custom: t`Its alias`,
    shorturl: t`Its short address`,
    domain: t`Its domain`,
    title: t`Title`,
    description: t`Description`,
    note: t`Note`,
    tags: t`Tags`,
    expiry: t`Ends at`,
    startdate: t`Starts at`,
    clicklimit: t`Ends after clicks`,
    password: t`Password`,
    status: t`Public or private`,
    state: t`Whether it is switched off`,
    protected: t`Whether it has a password`,
    clicks: t`Clicks that it has had`,
    created: t`When it was made`,
  };
}

/**
 * What each column of the file is, by the form.
 * @throws PlatformError at a column that has to be decided on
 */
export function columnsOf({ columns }: ImportPreview, textOf: FieldText): Record<string, ImportField | null> {
  const open = columns.flatMap((_, index) => (textOf(`column-${index}`) === '' ? [`column-${index}`] : []));
  const faults = Object.fromEntries(open.map((name) => [name, [t`must be chosen`]]));
  if (open.length > 0) throw invalid(t`A column is not decided on.`, faults);
  const chosen = columns.map(({ name }, index) => {
    const field = textOf(`column-${index}`);
    return [name, field === leftOut ? null : field] as const;
  });
  // Of columns with one name the one that was chosen counts.
  const decided = chosen.toSorted(([, one], [, other]) => Number(one !== null) - Number(other !== null));
  return Object.fromEntries(decided) as Record<string, ImportField | null>;
}
