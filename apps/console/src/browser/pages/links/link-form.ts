import type { LinkDetails } from '@platform/contracts';
import type { NewLinkFields } from '../../api/links-api.js';
import type { FieldText } from '../../api/use-submit.js';
import { secretOf } from '../../components/secret-field.js';
import { instantOf } from './link-moments.js';
import { parametersOf } from './link-parameters.js';
import { targetsOf } from './link-targets.js';
import { withScheme } from './typed-address.js';

/**
 * The form as the API takes it. An empty password is none that was given, and an empty alias lets the platform choose.
 */
export function linkOf(textOf: FieldText): NewLinkFields {
  const given = (name: string) => textOf(name).trim() || null;
  const moment = (name: string) => (textOf(name) === '' ? null : instantOf(textOf(name)));
  const number = (name: string) => (textOf(name) === '' ? null : Number(textOf(name)));
  const custom = given('custom');
  const expirylink = given('expirylink');
  const password = secretOf(textOf, 'password');
  return {
    url: withScheme(textOf('url').trim()),
    ...(custom && { custom }),
    domain: given('domain'),
    title: given('title'),
    ...(password !== '' && { password }),
    startdate: moment('startdate'),
    expiry: moment('expiry'),
    clicklimit: number('clicklimit'),
    expirylink: expirylink && withScheme(expirylink),
    campaign: number('campaign'),
    channel: number('channel'),
    tags: tagsOf(textOf('tags')),
    geotarget: targetsOf('location', textOf('geotarget')),
    devicetarget: targetsOf('device', textOf('devicetarget')),
    languagetarget: targetsOf('language', textOf('languagetarget')),
    parameters: parametersOf(textOf('parameters')),
    permanent: textOf('permanent') === 'true',
    ...(textOf('pass_query') && { pass_query: textOf('pass_query') === 'true' }),
    type: given('type'),
    pixels: idsOf(textOf('pixels')),
    ...(textOf('pixel_consent') && { pixel_consent: textOf('pixel_consent') as PixelConsent }),
    metatitle: given('metatitle'),
    metadescription: given('metadescription'),
    metaimage: given('metaimage'),
  };
}

type PixelConsent = LinkDetails['pixel_consent'];

/** `3,12` as the ids of records. */
function idsOf(text: string): number[] {
  return text.split(',').filter(Boolean).map(Number);
}

/** Once each; their order says nothing. */
function tagsOf(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)].sort();
}
