import type { Branding } from '@platform/contracts';
import type { FieldText } from '../../api/use-submit.js';

/** What the form holds. The mark has a form of its own, as it is stored at once. */
export type BrandingDraft = Omit<Branding, 'mark_url' | 'updated_at'>;

export function draftFrom({ mark_url: _, updated_at: __, ...draft }: Branding): BrandingDraft {
  return draft;
}

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

/** What is seen: where nothing is chosen, what would be there without. */
export function shownOver<T extends object>(own: T, below: T | null): T {
  const chosen = Object.entries(own).filter(([, value]) => value !== null);
  return { ...own, ...below, ...Object.fromEntries(chosen) };
}

export const isColour = (text: string | null) => text !== null && /^#[0-9a-f]{6}$/i.test(text);
