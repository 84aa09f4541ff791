import { afterEach, describe, expect, it } from '@jest/globals';
import { brandOf, brandVariables, darkAccent, iconOf, sheet } from '@platform/look';
import { z } from 'zod';
import { mailMessage } from '../mail/mail-message.js';
import { brandSettings, ofPlatformBrand, platformBrand, showPlatformBrand } from './platform-brand.js';

const accent = '#c02050';
const mail = {
  language: 'en',
  subject: 'Hello',
  paragraphs: ['One.'],
  button: { text: 'Go', href: 'https://id.example' },
  footer: 'Bye.',
};

describe('the brand of the platform', () => {
  afterEach(() => showPlatformBrand({ BRAND_NAME: 'Platform' }));

  it('is that of the look, unless the operator sets another', () => {
    expect(platformBrand()).toMatchObject({ name: 'Platform', accent: null, sheet, icon: iconOf(), termsUrl: null });
    expect(z.object(brandSettings).parse({})).toStrictEqual({ BRAND_NAME: 'Platform' });
  });

  it('colours the sheet of pages and the icon', () => {
    showPlatformBrand({ BRAND_NAME: 'Acme', BRAND_ACCENT: accent });
    const brand = brandOf(accent);
    expect(platformBrand()).toMatchObject({ name: 'Acme', accent: brand });
    expect(platformBrand().sheet).toBe(`${sheet}\n${brandVariables(brand)}`);
    expect(platformBrand().icon).toContain(`fill="${brand.light.accent}"`);
  });

  it('colours mails, but for those of an organization with its own accent', () => {
    const own = { accent: '#0a7a3c', mark: null };
    const plain = mailMessage(mail).html;
    const ofOrganization = mailMessage({ ...mail, brand: own }).html;
    showPlatformBrand({ BRAND_NAME: 'Acme', BRAND_ACCENT: accent });
    const { light, dark } = brandOf(accent);
    const branded = mailMessage(mail).html;
    expect(branded).not.toBe(plain);
    expect(branded.split(`background:${light.accent}`)).toHaveLength(3);
    expect(branded).toContain(darkAccent(dark));
    expect(mailMessage({ ...mail, brand: { accent: null, mark: null } }).html).toBe(branded);
    expect(mailMessage({ ...mail, brand: own }).html).toBe(ofOrganization);
  });

  it('makes what follows from it once', () => {
    let times = 0;
    const title = ofPlatformBrand(({ name }) => `${name} ${(times += 1)}`);
    expect([title(), title()]).toStrictEqual(['Platform 1', 'Platform 1']);
    showPlatformBrand({ BRAND_NAME: 'Acme' });
    expect([title(), title()]).toStrictEqual(['Acme 2', 'Acme 2']);
  });

  it('takes a colour of six digits, a name on one line, and addresses of the web', () => {
    const read = (given: object) => z.object(brandSettings).safeParse(given).success;
    expect(read({ BRAND_NAME: ' Acme & Söhne ', BRAND_ACCENT: '#C02050', BRAND_TERMS_URL: 'https://a.example/' })).toBe(
      true,
    );
    for (const wrong of [
      { BRAND_ACCENT: 'red' },
      { BRAND_ACCENT: '#fff' },
      { BRAND_NAME: 'A:B' },
      { BRAND_NAME: 'A\nB' },
      { BRAND_NAME: 'x'.repeat(61) },
      { BRAND_TERMS_URL: 'javascript:alert(1)' },
    ])
      expect(read(wrong)).toBe(false);
  });
});
