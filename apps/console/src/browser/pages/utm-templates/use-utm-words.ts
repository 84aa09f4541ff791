import { useLingui } from '@lingui/react/macro';
import type { UtmField } from '@platform/contracts';

/** What the fields of UTM parameters are called, with an example where one helps. */
export function useUtmWords(): Record<UtmField, { label: string; placeholder: string }> {
  const { t } = useLingui();
  return {
    source: { label: t`Source`, placeholder: 'newsletter' },
    medium: { label: t`Medium`, placeholder: 'email' },
    campaign: { label: t`Campaign name`, placeholder: 'summer' },
    term: { label: t`Term`, placeholder: '' },
    content: { label: t`Variant`, placeholder: '' },
  };
}
