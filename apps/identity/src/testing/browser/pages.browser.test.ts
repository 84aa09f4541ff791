import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { computedLook, ofMails, oneLook, pageWalk, phone, type Page, type PageWalk } from '@platform/testing/page-walk';
import { languages } from '../../pages/i18n/translations.js';
import { codeOf } from '../factors.test-helper.js';
import { identityBench, password, type IdentityBench, type MadePerson } from '../identity-bench.test-helper.js';

jest.setTimeout(600_000);

/** A page by a name for its picture: an address, or how to get there from the page before. */
type Stop = readonly [name: string, way: string | (() => Promise<unknown>)];

/** A browser checks every page as people and screen readers do. */
describe('the pages in a browser', () => {
  let bench: IdentityBench;
  let walk: PageWalk;
  let ada: MadePerson;
  beforeAll(async () => {
    [bench, walk] = await Promise.all([identityBench(), pageWalk()]);
    ada = await bench.person();
  });
  afterAll(async () => {
    await walk?.close();
    await bench?.close();
  });

  const authorize = async (parameters: Record<string, string> = {}) =>
    (await bench.authorization({ client: await bench.client({ name: 'Field Notes' }), parameters })).path;

  const press = (page: Page, selector: string) => Promise.all([page.waitForNavigation(), page.click(selector)]);

  async function signIn(page: Page, who: MadePerson, at = '/login'): Promise<void> {
    await page.goto(at);
    await page.fill('#email', who.email);
    await page.fill('#password', password);
    await press(page, 'main form[action="/login"] button');
  }

  async function go(page: Page, stops: readonly Stop[], prefix = '', options?: { glance: boolean }): Promise<void> {
    for (const [name, way] of stops) {
      await (typeof way === 'string' ? page.goto(way) : way());
      await walk.inspect(page, prefix + name, options);
    }
  }

  let registered = '';
  async function register(page: Page): Promise<void> {
    registered = `${randomUUID()}@example.com`;
    await page.goto('/register');
    for (const [selector, value] of Object.entries({ '#name': 'Grace', '#surname': 'Hopper', '#email': registered }))
      await page.fill(selector, value);
    await page.fill('#password', password);
    await press(page, 'main button[type=submit]');
  }

  /** The pages before a sign-in. */
  const outside = async (page: Page): Promise<Stop[]> => [
    ['sign-in', await authorize()],
    ['sign-in-failed', () => refused(page, { '#email': ada.email, '#password': 'wrong' })],
    ['register', '/register'],
    ['register-wrong', () => refused(page, { '#name': 'Grace', '#email': 'not an address', '#password': 'short' })],
    ['look-into-mail', () => register(page)],
    ['confirm-registration', async () => page.goto(await bench.mailedLink(registered, '/verify-email'))],
    ['link-over', '/verify-email?token=wrong'],
    ['forgot', '/forgot'],
    [
      'forgot-mailed',
      async () => {
        await page.fill('#email', ada.email);
        await press(page, 'main form button');
      },
    ],
    ['reset', async () => page.goto(await bench.mailedLink(ada.email, '/reset'))],
    ['not-found', '/account/nothing'],
    ['sign-in-over', '/login?flow=abcdefghijkl'],
    ['unknown-client', '/oauth/authorize?client_id=nobody&response_type=code'],
    ['foreign-redirect', (await authorize()).replace('callback', 'elsewhere')],
    ['signed-out', '/oauth/logout'],
  ];

  /** The pages of an account, in the order in which a person can reach them. */
  const inside = async (page: Page, who: MadePerson): Promise<Stop[]> => {
    let secret = '';
    let changed = '';
    return [
      ['account', () => signIn(page, who)],
      [
        'applications',
        async () => {
          await bench.code(
            { client: await bench.client({ name: 'Field Notes' }), scope: 'openid email org:read' },
            who,
          );
          await page.goto('/account/applications');
          await page.click('main summary');
        },
      ],
      ['account-saved', '/account?done=saved'],
      ['account-wrong', () => refused(page, { '#name': '', '#phone': 'x' })],
      ['email', '/account/email'],
      [
        'email-mailed',
        async () => {
          const address = `${randomUUID()}@example.com`;
          await page.fill('#email', address);
          await press(page, 'main form button');
          changed = address;
        },
      ],
      ['email-confirm', async () => page.goto(await bench.mailedLink(changed, '/account/email/confirm'))],
      ['password', '/account/password'],
      ['security', '/account/security'],
      [
        'totp',
        async () => {
          await page.goto('/account/security/totp');
          secret = (await page.textContent('.secret'))!.replaceAll(/\s/g, '');
        },
      ],
      ['totp-wrong', () => refused(page, { '#code': '000000' })],
      [
        'recovery-codes',
        async () => {
          await page.fill('#code', codeOf(secret));
          await press(page, 'main button');
        },
      ],
      ['security-again', () => page.reload()],
      [
        'security-asking',
        async () => {
          for (const panel of ['totp', 'codes']) await page.click(`[aria-labelledby=${panel}] summary`);
        },
      ],
      ['passkey', '/account/security/passkeys'],
      ['confirm', '/login/confirm?to=/account/security'],
      ['device', '/device'],
      ['consent', await authorize()],
      ['devices', '/account/devices'],
      ['connections', '/account/connections'],
      ['data', '/account/data'],
      ['verify-email', '/verify-email'],
      ['sign-out', '/oauth/logout'],
      [
        'mfa',
        async () => {
          await page.goto('/account');
          await press(page, 'button[form="sign-out"]');
          await signIn(page, who);
          await page.click('main summary');
        },
      ],
      ['mfa-wrong', () => refused(page, { '#code': '000000' })],
    ];
  };

  it('have the look of all pages, fit a phone before a sign-in, have enough contrast, and satisfy axe', async () => {
    const page = await walk.open(bench.url);
    await page.goto('/login');
    expect(await computedLook(page)).toStrictEqual(oneLook);
    await go(page, await outside(page));
  }, 300_000);

  it('fit a phone in an account, have enough contrast in light and dark, and satisfy axe', async () => {
    const page = await walk.open(bench.url);
    await go(page, await inside(page, ada));
  }, 300_000);

  for (const locale of ['de', 'pt']) {
    it(`fit a phone in ${locale}, where words are longest`, async () => {
      const page = await walk.open(bench.url, { locale, viewport: phone });
      const stops = [...(await outside(page)), ...(await inside(page, await bench.person()))];
      await go(page, stops, `${locale}-`, { glance: true });
    }, 300_000);
  }

  it('speak each language', async () => {
    for (const locale of languages) {
      const page = await walk.open(bench.url, { locale, viewport: phone });
      await page.goto('/login');
      expect(await page.getAttribute('html', 'lang')).toBe(locale);
      await page.click('.languages summary');
      await walk.inspect(page, `${locale}-languages`, { glance: true });
      await page.context().close();
    }
  });

  it('fit a phone in a deleted account, have enough contrast in light and dark, and satisfy axe', async () => {
    const page = await walk.open(bench.url);
    const who = await bench.person();
    await signIn(page, who);
    await page.goto('/account/data');
    await page.check('#confirmed');
    await go(page, [
      ['deleted', () => press(page, 'main .danger.button')],
      ['keep', () => signIn(page, who)],
    ]);
  }, 300_000);

  it('include mails that have the look of all pages, fit a phone, and have enough contrast', async () => {
    const page = await walk.open(bench.url);
    // The mails of all pages above, one of each kind, in their languages.
    const bySubject = new Map(bench.smtp.mails.map(({ subject, html }) => [subject, html!]));
    const languagesOfMails: (string | null)[] = [];
    for (const [index, html] of [...bySubject.values()].entries()) {
      await page.setContent(html);
      expect(await computedLook(page)).toStrictEqual(oneLook);
      // A translation changes no colour.
      const language = await page.getAttribute('html', 'lang');
      languagesOfMails.push(language);
      await walk.inspect(page, `mail-${index}`, { standards: ofMails, glance: language !== 'en' });
    }
    expect(languagesOfMails.filter((language) => language === 'en').length).toBeGreaterThanOrEqual(3);
    expect(new Set(languagesOfMails)).toStrictEqual(new Set(['en', 'de', 'pt']));
  });

  it('break no content security policy, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

/** Sends the form without the validation of the browser, and waits for the error. */
async function refused(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [selector, value] of Object.entries(fields)) await page.fill(selector, value);
  const form = `document.querySelector(${JSON.stringify(Object.keys(fields)[0])}).form`;
  await Promise.all([page.waitForNavigation(), page.evaluate(`${form}.noValidate = true, ${form}.requestSubmit()`)]);
  await page.waitForSelector('[role=alert]:not([hidden])');
}
