import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { DraftPreview } from '../../components/draft-preview.js';
import { draftOf } from './splash-form.js';

/** The page of a form as visitors will see it; it does not go on by itself. */
export function SplashPreview({ formRef }: { formRef: RefObject<HTMLFormElement | null> }) {
  const { t } = useLingui();
  return (
    <DraftPreview
      formRef={formRef}
      title={t`Preview of the splash page`}
      keep={(api, textOf, signal) => api.links.splash.preview(draftOf(textOf), signal)}
    />
  );
}
