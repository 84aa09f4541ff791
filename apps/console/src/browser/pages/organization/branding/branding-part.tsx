import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../components/loaded.js';
import { PartSection } from '../guarded-section.js';
import type { PartProps } from '../part.js';

/** The chooser of colours is large, and no other part of an organization needs it. */
const Editor = lazy(async () => ({ default: (await import('./branding-editor.js')).OrganizationBranding }));

export function BrandingPart(props: PartProps) {
  const { t } = useLingui();
  return (
    <PartSection
      id="branding"
      title={t`Branding`}
      lead={t`How sign-in pages of your applications, invitations and their mails look.`}
    >
      <Suspense fallback={<Loading what={t`the branding`} rows={4} />}>
        <Editor {...props} />
      </Suspense>
    </PartSection>
  );
}
