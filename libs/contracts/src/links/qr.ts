import { z } from 'zod';
import { orMissing } from '../refusals.js';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, linkPageQueryBy, newestKeys, noError, searchWords } from './envelope.js';
import { absent, clearable, integer, truth } from './link-fields.js';
import { linkStatistics } from './link.js';
import { clearableText } from './input.js';
import { qrTypes } from './qr-data.js';

const data = z
  .union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())], {
    error: orMissing('must be a string or an object'),
  })
  .describe('by type: text, link, phone, email and sms take a string; all take an object (README of links)');

/** `rgb(r,g,b)` of the contract, or `#rrggbb`; canonical when parsed. */
const color = z
  .string({ error: 'must be a colour such as rgb(255,255,255)' })
  .trim()
  .transform((value, ctx) => {
    const [, hex] = /^#([0-9a-f]{6})$/i.exec(value) ?? [];
    const parts = hex
      ? [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16))
      : (/^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(value) ?? []).slice(1).map(Number);
    if (parts.length === 3 && parts.every((part) => part <= 255)) return `rgb(${parts.join(',')})`;
    ctx.addIssue({ code: 'custom', message: 'must be a colour such as rgb(255,255,255)' });
    return z.NEVER;
  });
/** null and "" bring back the default. */
const clearableColor = clearable(color);

const dynamic = truth
  .nullish()
  .describe('true: the picture holds the scan address, so that scans count and the content can change');

const look = {
  name: clearableText(255),
  background: clearableColor,
  foreground: clearableColor,
  logo: z
    .string()
    .max(700_000, { message: 'is too large' })
    .nullish()
    .describe('address or data URL of a png or jpg picture; null or "" removes it'),
  dynamic,
};

export const addQr = z.object({
  type: z.enum(qrTypes, { error: `must be one of ${qrTypes.join(', ')}` }),
  data,
  ...look,
});
export type AddQr = z.infer<typeof addQr>;

export const updateQr = z.object({ data, ...look });
export type UpdateQr = z.infer<typeof updateQr>;

export const addedQr = z.object({ error: noError, id: z.int(), link: z.url() });

/** Pixels of a picture of a code, along one side. */
export const qrSizes = { least: 64, most: 2048, usual: 512 } as const;
const isSize = `must be ${qrSizes.least} to ${qrSizes.most} pixels`;

/** GET /api/url/{id}/qr and GET /api/qr/{id}/picture. */
export const qrPictureQuery = z.object({
  format: z.enum(['png', 'svg'], { error: 'must be png or svg' }).default('png'),
  size: z.coerce
    .number({ error: isSize })
    .int({ message: isSize })
    .min(qrSizes.least, { message: isSize })
    .max(qrSizes.most, { message: isSize })
    .optional(),
});
export type QrPictureQuery = z.infer<typeof qrPictureQuery>;

/** POST /api/qr/preview: a code as it would be, without storing it. */
export const previewQr = addQr.extend({
  ...qrPictureQuery.shape,
  id: absent(integer()).describe('a code of yours that the draft changes: its address and, without `logo`, its logo'),
});
export type PreviewQr = z.infer<typeof previewQr>;

const qrRecord = z.object({
  id: z.int(),
  link: z.url().describe('scan address; with .png and .svg the picture'),
  scans: z.int(),
  name: z.string(),
  date: linkDateTimeSchema,
  type: z.enum(qrTypes),
});

export const qrQuery = linkPageQueryBy(newestKeys).extend({
  q: searchWords.describe('part of the name, in any letter case'),
});
export type QrQuery = z.infer<typeof qrQuery>;

export const qrPage = linkPage('qrs', qrRecord);

export const qrDetails = z.object({
  error: noError,
  details: qrRecord.extend({
    dynamic: z.boolean(),
    data: z.record(z.string(), z.unknown()),
    foreground: z.string(),
    background: z.string(),
    logo: z.boolean(),
    linkid: z.int().nullable().describe('the short link of yours that it leads to'),
    status: z.enum(['active', 'blocked']).describe('blocked: by the operator, or what it leads to is'),
  }),
  data: linkStatistics,
});
