import type { QrType } from '@platform/contracts';
import type { QrBody, QrCodeDetails } from '../../api/qr-codes-api.js';

export interface QrDraft {
  type: QrType;
  /** What the code holds, by the fields of its type; also what another type had before. */
  data: Record<string, string>;
  name: string;
  /** `#rrggbb`, both. */
  foreground: string;
  background: string;
  /** A data address; null for none, and undefined for the one that is stored. */
  logo: string | null | undefined;
  isDynamic: boolean;
}

export const emptyDraft: QrDraft = {
  type: 'link',
  data: {},
  name: '',
  foreground: '#000000',
  background: '#ffffff',
  logo: null,
  isDynamic: true,
};

/** The fields of each type, in their order; the first of most must be filled in. */
export const qrFields = {
  link: ['url'],
  text: ['text'],
  email: ['email', 'subject', 'body'],
  phone: ['phone'],
  sms: ['phone', 'message'],
  wifi: ['ssid', 'encryption', 'password', 'hidden'],
  vcard: [
    ...['fname', 'lname', 'org', 'title', 'phone', 'cell', 'fax', 'email', 'site'],
    ...['street', 'city', 'state', 'zip', 'country'],
  ],
} as const satisfies Record<QrType, readonly string[]>;

export function draftOf({ type, data, name, foreground, background, logo, dynamic }: QrCodeDetails): QrDraft {
  return {
    type,
    data: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, String(value)])),
    name,
    foreground: hexOf(foreground),
    background: hexOf(background),
    logo: logo ? undefined : null,
    isDynamic: dynamic,
  };
}

/** As the API takes it: of a contact what is filled in, of a network its password only where it has one. */
export function bodyOf({ type, data, name, foreground, background, logo, isDynamic }: QrDraft): QrBody {
  const given = qrFields[type].flatMap((field) => {
    const value = data[field] ?? '';
    return value.trim() === '' ? [] : [[field, field === 'hidden' ? value === 'true' : value] as const];
  });
  const { password, ...others } = Object.fromEntries(given);
  const isOpen = data['encryption'] === 'none';
  return {
    type,
    data: { ...others, ...(password !== undefined && !isOpen && { password }) },
    ...(name.trim() && { name: name.trim() }),
    foreground,
    background,
    ...(logo !== undefined && { logo }),
    dynamic: isDynamic && canBeDynamic(type),
  };
}

/** Whether there is enough to draw a code of. */
export function isDrawable({ type, data }: QrDraft): boolean {
  if (type === 'vcard') return qrFields.vcard.some((field) => data[field]?.trim());
  return Boolean(data[qrFields[type][0]]?.trim());
}

/** A phone joins a network by what is in the picture itself, and by no address. */
export function canBeDynamic(type: QrType): boolean {
  return type !== 'wifi';
}

/** `#rrggbb` for `rgb(r,g,b)`. */
function hexOf(colour: string): string {
  const parts = (colour.match(/\d+/g) ?? []).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0'));
  return parts.length === 3 && colour.startsWith('rgb') ? `#${parts.join('')}` : colour;
}
