import { z } from 'zod';
import { linesOnly, wholeCharacters } from '../text.js';
import { absent, truth } from './link-fields.js';

export const qrTypes = ['text', 'vcard', 'link', 'email', 'phone', 'sms', 'wifi'] as const;
export type QrType = (typeof qrTypes)[number];

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { message: `must be at most ${most} characters` })
    .refine(...wholeCharacters)
    .refine((value) => !/\p{Cc}/u.test(value), { message: 'must not hold line breaks or control characters' });
const text = (most: number) =>
  z
    .string()
    .max(most, { message: `must be at most ${most} characters` })
    .refine(...wholeCharacters)
    .refine(...linesOnly);
const needed = { message: 'must not be empty' };
const maxOfUrl = 2953;

/**
 * E.164 with or without its plus, or a number of one country; written with blanks, dots, hyphens and brackets as people
 * do.
 */
const phone = z
  .string()
  .max(40, { message: 'must be a phone number' })
  .transform((value) => value.replace(/[\s().\-/]/g, ''))
  .refine((value) => /^\+?[0-9]{3,15}$/.test(value), { message: 'must be a phone number, such as +4915112345678' });
const email = z.email({ error: 'must be an e-mail address' }).max(254);

const security = z.preprocess(
  (value) => {
    const name = typeof value === 'string' ? value.trim().toLowerCase() : value;
    return (
      { wpa2: 'WPA', wpa3: 'WPA', 'wpa/wpa2': 'WPA', wpa: 'WPA', wep: 'WEP', none: 'none', nopass: 'none' }[
        String(name)
      ] ?? value
    );
  },
  z.enum(['WPA', 'WEP', 'none'], { error: 'must be WPA, WEP or none' }),
);

/** What access points take (IEEE 802.11): anything else in a printed code never lets anybody in. */
const isWifiKey = {
  WPA: (key: string) => {
    const { length } = new TextEncoder().encode(key);
    return (length >= 8 && length <= 63) || /^[0-9a-f]{64}$/i.test(key);
  },
  WEP: (key: string) => [5, 13, 16].includes(key.length) || /^([0-9a-f]{10}|[0-9a-f]{26}|[0-9a-f]{32})$/i.test(key),
  none: () => true,
};

const shapes = {
  text: z.object({ text: text(2953).refine((value) => value !== '', needed) }),
  link: z.object({ url: line(maxOfUrl).min(1, needed) }),
  phone: z.object({ phone }),
  email: z.object({ email, subject: absent(line(500)), body: absent(text(2000)) }),
  sms: z.object({ phone, message: absent(text(1600)) }),
  wifi: z
    .object({
      // Blanks at the ends are part of a network's name.
      ssid: text(32).refine((value) => value !== '', needed),
      encryption: security.default('WPA'),
      password: absent(text(64)),
      hidden: absent(truth),
    })
    .refine(({ encryption, password }) => encryption === 'none' || password !== undefined, {
      path: ['password'],
      message: 'is needed unless encryption is none',
    })
    .refine(({ encryption, password }) => password === undefined || isWifiKey[encryption](password), {
      path: ['password'],
      message:
        'must be one of the network: 8 to 63 characters or 64 hexadecimal digits for WPA; ' +
        '5, 13 or 16 characters, or twice as many digits, for WEP',
    }),
  vcard: z
    .object({
      fname: absent(line(100)),
      lname: absent(line(100)),
      org: absent(line(200)),
      title: absent(line(200)),
      phone: absent(phone),
      cell: absent(phone),
      fax: absent(phone),
      email: absent(email),
      site: absent(line(500)),
      street: absent(text(200)),
      city: absent(line(100)),
      state: absent(line(100)),
      zip: absent(line(40)),
      country: absent(line(100)),
    })
    .refine((card) => Object.values(card).some((value) => value !== undefined), {
      path: ['fname'],
      message: 'a contact needs at least one field',
    }),
} satisfies Record<QrType, z.ZodType>;

/** What a code holds, in the canonical shape of its type. */
export type QrData = z.infer<(typeof shapes)[QrType]>;
export type QrDataOf<T extends QrType> = z.infer<(typeof shapes)[T]>;

/** The one field that a plain string stands for. */
const stringFields: Partial<Record<QrType, string>> = {
  text: 'text',
  link: 'url',
  phone: 'phone',
  email: 'email',
  sms: 'phone',
};

/** Other names that clients use (docs/contracts/links.md#qr-data). */
const aliases: Partial<Record<QrType, Record<string, string>>> = {
  link: { link: 'url' },
  phone: { number: 'phone' },
  email: { message: 'body' },
  sms: { number: 'phone', body: 'message' },
  wifi: { network: 'ssid', security: 'encryption', pass: 'password' },
  vcard: { firstname: 'fname', lastname: 'lname', company: 'org', url: 'site', address: 'street' },
};

/** The keys that `data` of a type takes, for messages. */
export function qrDataKeys(type: QrType): string {
  const { shape } = shapes[type];
  return Object.keys(shape).join(', ');
}

/** `data` of a request: a string or an object, with any of the known names; canonical when parsed. */
export function qrDataSchema<T extends QrType>(type: T): z.ZodType<QrDataOf<T>> {
  return z.preprocess((value) => canonical(type, value), shapes[type]);
}

function canonical(type: QrType, value: unknown): unknown {
  const field = stringFields[type];
  if (typeof value === 'string') return field ? { [field]: value } : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = aliases[type] ?? {};
  const given = Object.entries(value as Record<string, unknown>).map(
    ([key, item]) => [key.toLowerCase(), item] as const,
  );
  const renamed = given.filter(([key]) => key in names).map(([key, item]) => [names[key]!, item] as const);
  return Object.fromEntries([...renamed, ...given.filter(([key]) => !(key in names))]);
}
