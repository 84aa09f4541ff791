import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { severities } from '@platform/contracts';
import { languages, type Language } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { computedLook, ofMails, oneLook, pageWalk, phone, type Page, type PageWalk } from '@platform/testing/page-walk';
import { notificationsBench, type NotificationsBench } from '../../testing/notifications-bench.test-helper.js';

jest.setTimeout(240_000);

/** A browser shows the mails as a mail program does, and the pages behind their links. */
describe('mails and their pages in a browser', () => {
  let bench: NotificationsBench;
  let walk: PageWalk;
  let page: Page;
  beforeAll(async () => {
    [bench, walk] = await Promise.all([notificationsBench(), pageWalk()]);
    page = await walk.open(bench.url);
  });
  afterAll(async () => {
    await walk?.close();
    await bench?.close();
  });

  /** Shows a mail, without the content security policy of the page before. */
  async function show(html: string): Promise<void> {
    await page.goto('about:blank');
    await page.setContent(html);
  }
  const inspect = (name: string) => walk.inspect(page, name, { standards: ofMails });
  /** Words change no colour. */
  const glance = (at: Page, name: string) => walk.inspect(at, name, { glance: true });

  async function received(body: object, language: Language | null = null) {
    const organization = await bench.organization();
    await bench.reads(organization, language);
    await bench.rule(organization, await bench.email(organization, [organization.email]), {
      minimum_severity: 'debug',
    });
    const answer = await bench.dispatch({ organization_uuid: organization.uuid, ...body });
    await bench.delivery(organization, answer.body.delivery_ids[0], 'success');
    return bench.mailsTo(organization.email)[0]!;
  }

  for (const severity of severities) {
    it(`show a mail of severity ${severity} in the look of all pages, readable in light and dark`, async () => {
      const mail = await received({
        severity,
        title: 'Deployment of checkout to eu-west failed',
        message: 'The new version did not become healthy within 300 seconds.\nThe old version keeps running.',
        url: 'https://ci.example.org/pipelines/4711',
        metadata: { version: '2026.11.21-1', region: 'eu-west-1', deploy: { by: 'grace', duration_s: 312 } },
      });
      await show(mail.html!);
      expect(await computedLook(page)).toStrictEqual(oneLook);
      await inspect(`mail-${severity}`);
      assert.ok(await page.getByRole('link', { name: 'Unsubscribe' }).isVisible());
    });
  }

  it('keep the layout of a mail with hostile content', async () => {
    const mail = await received({
      severity: 'warning',
      title: `${'W'.repeat(120)} \u202etxt.exe <script>alert(1)</script>`,
      message: `@everyone <!channel> </td></table><h1>x</h1> ${'x'.repeat(4000)}`,
      metadata: { ['k'.repeat(80)]: 'v'.repeat(280), '"><svg onload=alert(1)>': '<b>bold</b>' },
    });
    await show(mail.html!);
    await inspect('mail-hostile');
    expect(await page.locator('h1').count()).toBe(1);
  });

  for (const locale of languages) {
    it(`fit a phone in ${locale}`, async () => {
      const mail = await received({ url: 'https://ci.example.org/pipelines/4711' }, locale);
      await show(mail.html!);
      expect(await page.getAttribute('html', 'lang')).toBe(locale);
      await glance(page, `mail-${locale}`);
      const [, path] = /(\/notifications\/unsubscribe\/\S+)/.exec(mail.text!)!;
      const visitor = await walk.open(bench.url, { locale, viewport: phone });
      await visitor.goto(path!);
      expect(await visitor.getAttribute('html', 'lang')).toBe(locale);
      await glance(visitor, `${locale}-unsubscribe`);
      await visitor.getByRole('button').click();
      await visitor.getByRole('button').waitFor({ state: 'detached' });
      await glance(visitor, `${locale}-unsubscribed`);
      await visitor.goto('/notifications/confirm/nonsense');
      await glance(visitor, `${locale}-over`);
      await visitor.context().close();
    });
  }

  it('lead to pages of the same look that ask before they act, and show the result', async () => {
    const mail = await received({});
    const [, path] = /(\/notifications\/unsubscribe\/\S+)/.exec(mail.text!)!;
    await page.goto(path!);
    expect(await computedLook(page)).toStrictEqual(oneLook);
    await inspect('unsubscribe');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await inspect('unsubscribed');
    const organization = await bench.organization();
    const email = `outside-${crypto.randomUUID()}@example.net`;
    await bench.email(organization, [email]);
    const question = await eventually(() => {
      const [found] = bench.mailsTo(email);
      assert.ok(found);
      return found;
    });
    await show(question.html!);
    await inspect('mail-confirm');
    const [, confirm] = /(\/notifications\/confirm\/\S+)/.exec(question.text!)!;
    await page.goto(confirm!);
    await inspect('confirm');
    await page.getByRole('button', { name: 'Yes, send them' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.goto(confirm!);
    await page.getByRole('heading', { name: 'This link is over' }).waitFor();
    await inspect('over');
    // The browser may log nothing but the status of the page for an expired link.
    expect(walk.complaints).toStrictEqual([]);
  });
});
