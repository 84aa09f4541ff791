import { z } from 'zod';
import { isOnlyAName } from '../names.js';
import { linkDateTimeSchema } from './date-time.js';
import { linkPage, noError } from './envelope.js';
import { boundedNumber, usingLinks } from './uses.js';
import { webAddress } from '../web-address.js';
import { clearableAddress, hexColor, plainText, requiredText } from './input.js';

export const overlayTypes = ['message', 'contact', 'poll', 'newsletter', 'image'] as const;
export type OverlayType = (typeof overlayTypes)[number];

export const overlayPositions = ['topleft', 'topright', 'bottomleft', 'bottomright', 'bottomcenter', 'center'] as const;

const look = {
  position: z.enum(overlayPositions, { error: `must be one of ${overlayPositions.join(', ')}` }).default('bottomright'),
  background: hexColor.default('#ffffff'),
  color: hexColor.default('#1b1f2a').describe('of the text'),
  buttonbackground: hexColor.default('#23564a'),
  buttoncolor: hexColor.default('#ffffff'),
};
const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: 'must be an e-mail address' }).max(254));
const label = (fallback: string) => plainText(60).default(fallback);

const settings = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, { error: 'must be an object' });

/** What the owner says of a box, by its type. All of it is text: no markup of users reaches a page. */
export const overlaySettings = {
  message: settings({
    text: requiredText(500),
    label: plainText(60).default(''),
    button: plainText(60).default(''),
    link: clearableAddress.transform((value) => value ?? ''),
    ...look,
  }),
  contact: settings({
    email: email.describe('kept as it is given: what visitors write is mailed to the address of the account'),
    subject: plainText(150).default(''),
    label: label('Contact us'),
    button: label('Send'),
    success: plainText(200).default('Thank you. We will be in touch.'),
    ...look,
  }),
  poll: settings({
    question: requiredText(200),
    options: z
      .array(requiredText(100), { error: 'must be a list of 2 to 10 answers' })
      .min(2, { message: 'must hold 2 to 10 answers' })
      .max(10, { message: 'must hold 2 to 10 answers' })
      .refine((options) => new Set(options.map((option) => option.toLowerCase())).size === options.length, {
        message: 'must not hold an answer twice',
      }),
    button: label('Vote'),
    success: plainText(200).default('Thank you for your vote.'),
    ...look,
  }),
  newsletter: settings({
    label: label('Subscribe to our newsletter'),
    text: plainText(500).default(''),
    button: label('Subscribe'),
    success: plainText(200).default('Thank you for subscribing.'),
    ...look,
  }),
  image: settings({
    image: webAddress,
    alt: plainText(200).default(''),
    link: clearableAddress.transform((value) => value ?? ''),
    position: look.position,
  }),
} as const satisfies Record<OverlayType, z.ZodType>;

/** As a row holds it: the shape of its type, with all defaults filled in. */
export type OverlaySettings = { [T in OverlayType]: z.infer<(typeof overlaySettings)[T]> }[OverlayType];
export type OverlaySettingsOf<T extends OverlayType> = z.infer<(typeof overlaySettings)[T]>;

const name = requiredText(100).check(...isOnlyAName);
// Without settings it is as with empty ones: what is missing gets named. The type asks for whole ones.
const addOf = <T extends OverlayType>(type: T) =>
  z.object({ type: z.literal(type), name, settings: z.prefault(overlaySettings[type], {} as never) });

/** POST /api/overlay/add. */
export const addOverlay = z.discriminatedUnion(
  'type',
  [addOf('message'), addOf('contact'), addOf('poll'), addOf('newsletter'), addOf('image')],
  { error: `must be one of ${overlayTypes.join(', ')}` },
);
export type AddOverlay = z.infer<typeof addOverlay>;

/** The type never changes. Settings that are given replace the ones of the same name. */
export const updateOverlay = z.object({
  name: name.optional(),
  settings: z
    .record(z.string(), z.unknown(), { error: 'must be an object' })
    .optional()
    .describe('of its type, as POST /api/overlay/add takes them; those that are left out stay'),
});
export type UpdateOverlay = z.infer<typeof updateOverlay>;

const overlayRecord = z.object({
  id: z.int(),
  type: z.enum(overlayTypes),
  name: z.string(),
  date: linkDateTimeSchema,
  links: usingLinks,
  answers: boundedNumber.describe('what visitors have written into it'),
});

export const overlayPage = linkPage('cta', overlayRecord);

/** GET /api/overlay/{id}. */
export const overlayDetails = z.object({
  error: noError,
  details: overlayRecord.extend({ settings: z.record(z.string(), z.unknown()) }),
});
