import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../components/loaded.js';
import { PartSection } from '../../organization/guarded-section.js';
import type { PartProps } from '../application.page.js';

/** The chooser of colours is large, and no other part of an application needs it. */
const Editor = lazy(async () => ({ default: (await import('./application-branding.js')).ApplicationBranding }));

export function BrandingPart(props: PartProps) {
  const { t } = useLingui();
  return (
    <PartSection
      id="branding"
      title={t`Branding`}
      lead={
        <Trans>
          How the pages look where people sign in to it. What you leave empty looks like its organization, else like the
          platform.
        </Trans>
      }
    >
      <Suspense fallback={<Loading what={t`the branding`} rows={4} />}>
        <Editor {...props} />
      </Suspense>
    </PartSection>
  );
}
