import type { Branding } from '@platform/contracts';
import type { FieldText } from '../../../api/use-submit.js';

/** What the form holds. The mark has a form of its own, as it is stored at once. */
export type BrandingDraft = Omit<Branding, 'mark_url' | 'updated_at'>;

/** The form as the API takes it. */
export function draftOf(textOf: FieldText): BrandingDraft {
  const given = (name: keyof BrandingDraft) => textOf(name).trim() || null;
  return {
    accent: given('accent'),
    support_email: given('support_email'),
    support_url: given('support_url'),
    terms_url: given('terms_url'),
    privacy_url: given('privacy_url'),
    footer_text: given('footer_text'),
  };
}

export const isColour = (text: string | null) => text !== null && /^#[0-9a-f]{6}$/i.test(text);
