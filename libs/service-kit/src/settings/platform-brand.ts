import { type Brand, brandOf, brandVariables, iconOf, sheet } from '@platform/look';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).optional();

/** How the operator calls and colours the platform, on pages and in mails. The console reads the first two as well. */
export const brandSettings = {
  /** Without a colon: authenticator apps end the name of an issuer there. */
  BRAND_NAME: z
    .string()
    .trim()
    .regex(/^[^\p{C}:]{1,60}$/u, { message: 'must have 1 to 60 characters, on one line and without a colon' })
    .default('Platform'),
  /** What is derived from it is read in light and dark. */
  BRAND_ACCENT: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { message: 'must be # and six hexadecimal digits' })
    .optional(),
  /** Links at the foot of identity's pages. An organization has its own in their place. */
  BRAND_SUPPORT_URL: address,
  BRAND_TERMS_URL: address,
  BRAND_PRIVACY_URL: address,
};

export type BrandSettings = z.infer<z.ZodObject<typeof brandSettings>>;

/** The platform as it looks and is called here. */
export interface PlatformBrand {
  name: string;
  /** Null for the accent of the look itself. */
  accent: Brand | null;
  /** The sheet of all pages, in this accent. A policy that allows it has the hash of what a page writes. */
  sheet: string;
  /** The mark as a file. */
  icon: string;
  supportUrl: string | null;
  termsUrl: string | null;
  privacyUrl: string | null;
}

let shown = madeOf({ BRAND_NAME: 'Platform' });

/** One for a process, told before it answers anything: pages and mails are written in many places. */
export function showPlatformBrand(settings: BrandSettings): void {
  shown = madeOf(settings);
}

export function platformBrand(): PlatformBrand {
  return shown;
}

/** What follows from the brand, such as a page that is always the same: made when it is first asked for. */
export function ofPlatformBrand<T>(make: (brand: PlatformBrand) => T): () => T {
  let made: { from: PlatformBrand; value: T } | undefined;
  return () => {
    if (made?.from !== shown) made = { from: shown, value: make(shown) };
    return made.value;
  };
}

function madeOf(settings: BrandSettings): PlatformBrand {
  const accent = settings.BRAND_ACCENT === undefined ? null : brandOf(settings.BRAND_ACCENT);
  return {
    name: settings.BRAND_NAME,
    accent,
    sheet: accent ? `${sheet}\n${brandVariables(accent)}` : sheet,
    icon: iconOf(accent?.light),
    supportUrl: settings.BRAND_SUPPORT_URL ?? null,
    termsUrl: settings.BRAND_TERMS_URL ?? null,
    privacyUrl: settings.BRAND_PRIVACY_URL ?? null,
  };
}
