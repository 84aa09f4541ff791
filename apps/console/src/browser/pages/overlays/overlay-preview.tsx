import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { DraftPreview } from '../../components/draft-preview.js';
import { draftOf } from './overlay-form.js';
import type { OverlayType } from './overlay-types.js';

interface OverlayPreviewProps {
  type: OverlayType;
  formRef: RefObject<HTMLFormElement | null>;
}

/** The box of a form as visitors will see it, with something in it from the start. */
export function OverlayPreview({ type, formRef }: OverlayPreviewProps) {
  const { t } = useLingui();
  const samples = {
    text: t`What you want to tell your visitors`,
    question: t`What do you want to know?`,
    options: [t`The first answer`, t`The second answer`],
    email: 'you@example.org',
  };
  return (
    <DraftPreview
      formRef={formRef}
      title={t`Preview of the overlay`}
      keep={(api, textOf, signal) =>
        // A newsletter may go without a text.
        api.links.overlays.preview(draftOf(type, textOf, type === 'newsletter' ? {} : samples), signal)
      }
      beside={type}
    />
  );
}
