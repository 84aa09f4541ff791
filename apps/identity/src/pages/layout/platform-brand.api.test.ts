import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brandOf, brandVariables, iconOf } from '@platform/look';
import { browser } from '@platform/testing';
import { identityBench, type IdentityBench, type MadePerson } from '../../testing/identity-bench.test-helper.js';
import { playOrganizations } from '../../testing/organizations.test-helper.js';

const accent = '#c02050';

describe('the brand of the platform on pages of identity', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench({
      BRAND_NAME: 'Acme & Co',
      BRAND_ACCENT: accent,
      BRAND_SUPPORT_URL: 'https://acme.example/help',
      BRAND_TERMS_URL: 'https://acme.example/terms?a=1&b=2',
    });
    ada = await bench.person({ isVerified: true });
  });
  afterAll(() => bench.close());

  const signIn = () => browser(bench.url).get('/login');
  const assetOf = async (page: string, name: string) => {
    const [, href = ''] = new RegExp(`href="(/assets/identity/${name}[^"]*)"`).exec(page) ?? [];
    const answer = await fetch(bench.url + href);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    return answer.text();
  };

  it('names it, colours it, and links to what the operator offers', async () => {
    const { text, headers } = await signIn();
    expect(text).toContain(' · Acme &amp; Co</title>');
    expect(text).toMatch(/<a href="https:\/\/acme.example\/help"[^>]*>Help<\/a>/);
    expect(text).toContain('href="https://acme.example/terms?a=1&#38;b=2"');
    expect(text).not.toContain('>Privacy<');
    expect(await assetOf(text, 'style.css')).toContain(brandVariables(brandOf(accent)));
    expect(await assetOf(text, 'icon.svg')).toBe(iconOf(brandOf(accent).light));
    expect(headers.get('content-security-policy')).toContain(`style-src 'self';`);
  });

  it('gives way to the brand of an organization, and is named below it', async () => {
    const play = playOrganizations(bench);
    const wharf = await play.organization(ada, 'Wharf');
    await play.brand(wharf, {
      accent: '#0b5a8a',
      mark_hash: null,
      support_email: null,
      support_url: 'https://wharf.example/help',
      terms_url: null,
      privacy_url: null,
      footer_text: null,
    });
    const client = await bench.client();
    await bench.query(`UPDATE oauth_clients SET organization_uuid = $2, owner_uuid = NULL WHERE client_id = $1`, [
      client.client_id,
      wharf.uuid,
    ]);
    const { text } = await browser(bench.url).get((await bench.authorization({ client })).path);
    expect(text).toContain('/assets/brand/0b5a8a.css');
    expect(text).toContain('href="https://wharf.example/help"');
    expect(text).not.toContain('acme.example');
    expect(text).toContain('Acme &#38; Co runs this page for Wharf.');
  });
});
