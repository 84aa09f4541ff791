import { brandOf, type Brand } from '@platform/look';
import { createContext } from 'react';
import type { Settings } from '../settings.js';

/** The platform as its operator calls and colours it. */
export interface PlatformBrand {
  name: string;
  /** Null for the accent of the look. */
  accent: Brand | null;
}

/** Until the server has told of another. */
export const ownBrand: PlatformBrand = { name: 'Platform', accent: null };

export const PlatformBrandContext = createContext(ownBrand);

export function brandIn({ brand_name, brand_accent }: Settings): PlatformBrand {
  return { name: brand_name, accent: brand_accent === null ? null : brandOf(brand_accent) };
}

/** The icon of the window in the accent of the operator: identity draws it, and the policy allows no `data:`. */
export function showIcon({ accent }: PlatformBrand): void {
  if (accent) document.querySelector('link[rel=icon]')?.setAttribute('href', '/assets/identity/icon.svg');
}
