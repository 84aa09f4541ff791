import { afterEach, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { brandOf, brandVariables } from '@platform/look';
import { showPlatformBrand } from '@platform/service-kit';
import { pageHeaders, pageHtml } from './page.js';

const page = { status: 200, language: 'en', title: 'Unsubscribe', paragraphs: ['One.'] } as const;

afterEach(() => showPlatformBrand({ BRAND_NAME: 'Platform' }));

it('a page has the name and the accent of the platform, and its policy allows the sheet that it has', () => {
  const accent = '#c02050';
  for (const [name, BRAND_ACCENT] of [
    ['Platform', undefined],
    ['Acme', accent],
  ] as const) {
    showPlatformBrand({ BRAND_NAME: name, BRAND_ACCENT });
    const text = pageHtml({ ...page, paragraphs: [...page.paragraphs] });
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
    expect(text).toContain(`<title>Unsubscribe · ${name}</title>`);
    expect(style.includes(brandVariables(brandOf(accent)))).toBe(BRAND_ACCENT !== undefined);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(pageHeaders()['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  }
});
