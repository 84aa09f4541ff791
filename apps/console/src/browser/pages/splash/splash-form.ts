import type { SplashFields } from '../../api/splash-api.js';
import type { FieldText } from '../../api/use-submit.js';

/** The form as the API takes it: an empty field is one that is not set, and no seconds wait for the button. */
export function splashOf(textOf: FieldText): SplashFields {
  const given = (name: string) => textOf(name).trim();
  return {
    name: given('name'),
    title: given('title'),
    message: given('message'),
    logo: given('logo'),
    banner: given('banner'),
    product: given('product'),
    button: given('button'),
    counter: Number(textOf('counter')),
  };
}

/** The form as it is previewed: it has a name. */
export function draftOf(textOf: FieldText): SplashFields {
  const splash = splashOf(textOf);
  return { ...splash, name: splash.name || 'draft' };
}
