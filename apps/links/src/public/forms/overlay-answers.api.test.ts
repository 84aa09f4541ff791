import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually, smtpReceiver } from '@platform/testing';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('answers to the overlays of links', () => {
  let bench: LinksBench;
  let smtp: Awaited<ReturnType<typeof smtpReceiver>>;
  let owner: Awaited<ReturnType<LinksBench['account']>>;

  beforeAll(async () => {
    smtp = await smtpReceiver();
    bench = await linksBench({ SMTP_URL: smtp.url });
    owner = await bench.account();
  });
  afterAll(async () => {
    await bench.close();
    await smtp.close();
  });

  async function box(
    type: string,
    settings: object,
    { token } = owner,
  ): Promise<{ id: number; alias: string; linkId: number }> {
    const { body } = await bench.call('POST', '/api/overlay/add', { token, body: { type, name: 'Box', settings } });
    assert.equal(body.error, 0, JSON.stringify(body));
    const link = await bench.link(token, { type: `overlay-${body.id}` });
    return { id: body.id, alias: link.alias, linkId: link.id };
  }
  const answer = (alias: string, fields: Record<string, string>, address = '192.0.2.1', cookie = '') =>
    bench.visit(`/${alias}/answer`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
        accept: 'text/plain',
        cookie,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const answers = async (id: number, token = owner.token) =>
    (await bench.call('GET', `/api/overlay/${id}/answers`, { token })).body;

  it('are stored for a message, which is mailed to the address of the account', async () => {
    const { id, alias, linkId } = await box('contact', { email: 'elsewhere@example.com', success: 'We will write.' });
    const { status, body } = await answer(alias, { email: 'visitor@example.org', message: 'Hello <b>' });
    expect([status, body]).toStrictEqual([200, 'We will write.']);
    const { data } = await answers(id);
    const [{ date, id: _, ...kept }] = data.answers;
    expect(date).toMatch(/^\d{4}-/);
    expect(kept).toStrictEqual({ link: linkId, email: 'visitor@example.org', message: 'Hello <b>', option: null });
    await eventually(() => {
      const mails = smtp.mails.filter(({ text }) => text?.includes('Hello <b>'));
      expect(mails.flatMap(({ recipients }) => recipients)).toStrictEqual([owner.email]);
    });
  });

  for (const [language, subject, introduction] of [
    ['de', 'Eine Nachricht über „Box“', 'visitor@example.org hat Ihnen geschrieben:'],
    ['pt-BR', 'Uma mensagem por “Box”', 'visitor@example.org escreveu para você:'],
    ['ja', 'A message by “Box”', 'visitor@example.org has written to you:'],
    [null, 'A message by “Box”', 'visitor@example.org has written to you:'],
  ] as const) {
    it(`are mailed unchanged within a text in the language of the owner: ${language}`, async () => {
      const reader = await bench.account('Grace', language);
      const { alias } = await box('contact', { email: 'elsewhere@example.com' }, reader);
      await answer(alias, { email: 'visitor@example.org', message: 'Bonjour à vous' });
      await eventually(() => {
        const mail = smtp.mails.find(({ recipients }) => recipients.includes(reader.email));
        expect(mail?.subject).toBe(subject);
        expect(mail?.text).toContain(`${introduction}\n\nBonjour à vous\n`);
      });
    });
  }

  it('are the chosen option for a vote, and an address for a subscription', async () => {
    const poll = await box('poll', { question: 'Tea?', options: ['Yes', 'No'] });
    expect((await answer(poll.alias, { option: '1' })).status).toBe(200);
    expect((await answers(poll.id)).data.answers[0].option).toBe('No');
    const newsletter = await box('newsletter', {});
    expect((await answer(newsletter.alias, { email: 'a@example.org' })).status).toBe(200);
    expect((await answers(newsletter.id)).data.answers[0].email).toBe('a@example.org');
  });

  it('are refused when invalid, and one address cannot flood', async () => {
    const contact = await box('contact', { email: 'a@example.org' });
    const poll = await box('poll', { question: 'Tea?', options: ['Yes', 'No'] });
    const message = await box('message', { text: 'Only this' });
    for (const [{ alias }, fields, expected] of [
      [contact, { email: 'nobody', message: 'x' }, 400],
      [contact, { email: 'a@example.org', message: ' ' }, 400],
      [contact, { email: 'a@example.org', message: 'a\0b' }, 400],
      [contact, { email: 'a@example.org', message: 'x'.repeat(2001) }, 400],
      [poll, { option: '2' }, 400],
      [poll, { option: '-1' }, 400],
      [poll, {}, 400],
      [message, { message: 'x' }, 404],
      [await bench.link(owner.token), { message: 'x' }, 404],
      [{ alias: 'no-such-link' }, { message: 'x' }, 404],
    ] as [{ alias: string }, Record<string, string>, number][])
      assert.equal((await answer(alias, fields)).status, expected, JSON.stringify(fields).slice(0, 60));
    for (const { id } of [contact, poll, message]) expect((await answers(id)).data.result).toBe(0);
    const votes = await Promise.all(
      Array.from({ length: 14 }, () => answer(poll.alias, { option: '0' }, '192.0.2.99')),
    );
    expect(votes.filter(({ status }) => status === 429).length).toBe(4);
    expect((await answers(poll.id)).data.result).toBe(10);
  });

  it('are refused where the visitor may not see the overlay: on a locked, early or expired link', async () => {
    const { id, alias, linkId } = await box('newsletter', {});
    const change = async (body: object) => {
      const { token } = owner;
      expect((await bench.call('PUT', `/api/url/${linkId}/update`, { token, body })).status).toBe(200);
    };
    const fields = { email: 'a@example.org' };
    await change({ password: 'secret' });
    expect((await answer(alias, fields)).status).toBe(403);
    const unlocked = await bench.visit(`/${alias}/unlock`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'password=secret',
    });
    const cookie = String(unlocked.headers['set-cookie']?.[0]).split(';')[0]!;
    expect((await answer(alias, fields, '192.0.2.1', cookie)).status).toBe(200);
    await change({ password: '', startdate: '2999-01-01 00:00:00' });
    expect((await answer(alias, fields)).status).toBe(410);
    await change({ startdate: '', expiry: '2999-01-01 00:00:00' });
    expect((await answer(alias, fields)).status).toBe(200);
    await bench.query(`UPDATE link SET expires_at = now(), version = nextval('link_version') WHERE id = $1`, [linkId]);
    await change({ note: 'over' });
    expect((await answer(alias, fields)).status).toBe(410);
    expect((await answers(id)).data.result).toBe(2);
  });

  it('can be read by their owner only', async () => {
    const { id, alias } = await box('poll', { question: 'Tea?', options: ['Yes', 'No'] });
    await answer(alias, { option: '0' });
    const stranger = await bench.account('Eve');
    const { status, body } = await bench.call('GET', `/api/overlay/${id}/answers`, { token: stranger.token });
    expect([status, body.code]).toStrictEqual([404, 'not_found']);
  });
});
