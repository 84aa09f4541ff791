import { expect, it } from '@jest/globals';
import { filledBy, utmIn, utmQuery } from './utm-values.js';

const letter = { source: 'newsletter', medium: 'email' };

it('the values of a template are read from the lines of parameters', () => {
  const text = 'a=1\nutm_source=x=y\nutm_content=top';
  expect(utmIn(text)).toStrictEqual({ source: 'x=y', medium: '', campaign: '', term: '', content: 'top' });
});

it('a template fills in what is empty, and leaves what is typed', () => {
  const free = { utm_medium: 'email', utm_campaign: '', utm_term: '', utm_content: '' };
  expect(filledBy(letter, '', {})).toStrictEqual({ utm_source: 'newsletter', ...free });
  expect(filledBy(letter, 'utm_source=typed', {})).toStrictEqual(free);
});

it('another template takes the place of the first, but not of what was typed since', () => {
  const text = 'utm_source=newsletter\nutm_medium=typed\nutm_term=kept';
  expect(filledBy({ source: 'ads', medium: 'cpc', term: 'shoes' }, text, letter)).toStrictEqual({
    utm_source: 'ads',
    utm_campaign: '',
    utm_content: '',
  });
  expect(filledBy({ campaign: 'summer' }, 'utm_source=newsletter', letter)).toMatchObject({
    utm_source: '',
    utm_campaign: 'summer',
  });
});

it('a template is shown as it is added to an address, without what is empty', () => {
  expect(utmQuery({ ...letter, source: 'news & more', term: '' })).toBe(
    'utm_source=news%20%26%20more&utm_medium=email',
  );
});
