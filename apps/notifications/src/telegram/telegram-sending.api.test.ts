import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import type { TestOrganization } from '../testing/notifications-bench.test-helper.js';
import { membershipIn, messageIn, telegramBench, type TelegramBench } from '../testing/telegram-bench.test-helper.js';
import { failed, visible, type FakeChat } from '../testing/telegram-fake.test-helper.js';

describe('notifications in Telegram', () => {
  let bench: TelegramBench;
  let acme: TestOrganization;
  let chat: FakeChat;
  let uuid: string;
  beforeAll(async () => {
    bench = await telegramBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    acme = await bench.organization();
    chat = bench.chat();
    uuid = await bench.connected(acme, chat);
  });

  const delivered = async (event: object = {}, status = 'success') =>
    bench.delivery(acme, await bench.dispatched(acme, event), status);
  const health = async () => {
    const { status, disabled_reason } = await bench.view(acme, uuid);
    return [status, disabled_reason];
  };

  it('show severity, title, text and facts, with one button, and are silent below a warning', async () => {
    const delivery = await delivered({ severity: 'critical', url: 'https://example.org/runs/1' });
    expect([delivery.status_code, delivery.attempt]).toStrictEqual([200, 1]);
    await delivered({ event: 'deploy.done', severity: 'info' });
    const [loud, quiet] = bench.notificationsTo(chat);
    assert.ok(loud!['text'].startsWith('<b>🚨 CRITICAL: Down</b>\n\nIt is.\n\n<b>Service:</b> deploys'), loud!['text']);
    expect(loud!['reply_markup']).toStrictEqual({
      inline_keyboard: [[{ text: 'Open', url: 'https://example.org/runs/1' }]],
    });
    expect([loud!['disable_notification'], quiet!['disable_notification']]).toStrictEqual([false, true]);
    expect(loud!['link_preview_options']).toStrictEqual({ is_disabled: true });
  });

  const hostile: [string, object][] = [
    [
      'mentions, links and markup of every kind',
      {
        title: '@everyone <!channel> <users/all> <b>x [x](javascript:alert(1))',
        message:
          '@channel_bot <a href="tg://user?id=1">x</a> ](javascript:alert(1)) </b></i> &lt; &amp; & <script> -- <!-- x',
        url: 'https://example.org/a?b=<c>&d="e"',
        metadata: { '@ada': '@bob_the_builder' },
      },
    ],
    [
      'direction overrides, NUL and line breaks in the title',
      {
        title: 'a\u202eb\r\nBcc: x@example.org',
        message: '\u0007\u2066\u202e',
        metadata: { '\u202e': '\u0000' },
      },
    ],
    ['a single line as long as it may be', { message: 'x'.repeat(8000) }],
    [
      'the longest text of <&> and @',
      {
        title: '<&>'.repeat(85),
        message: '<&>@a'.repeat(1600),
        metadata: { a: '<&>'.repeat(300), b: '&'.repeat(300) },
      },
    ],
    [
      'the longest text of surrogate pairs and ZWJ sequences, with more facts than fit',
      {
        title: '👩‍👩‍👧‍👦'.repeat(30),
        message: '👩‍💻🏳️‍🌈'.repeat(900),
        metadata: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`<key>_${index}`, '&<>😀'.repeat(80)])),
      },
    ],
  ];
  for (const [name, event] of hostile) {
    it(`with ${name} arrive in one piece, at the first attempt, and mention nobody`, async () => {
      const delivery = await delivered(event);
      expect(delivery.attempts.length).toBe(1);
      const sent = bench.notificationsTo(chat);
      assert.equal(sent.length, 1, 'no fallback was needed');
      const seen = visible(sent[0]!['text']);
      assert.ok(seen.length <= 3900 && seen.isWellFormed());
      expect(seen).not.toMatch(/(?<!\w)@\w|[\u202a-\u202e\u2066-\u2069\0]/);
    });
  }

  it('keep the text and drop the facts of the metadata first, and say where something is missing', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`key_${index}`, 'v'.repeat(300)]));
    await delivered({ message: 'm'.repeat(3000), metadata });
    await delivered({ event: 'deploy.long', message: 'm'.repeat(8000), metadata });
    const [whole, cut] = bench.notificationsTo(chat).map(({ text }) => visible(text));
    assert.ok(whole!.includes('m'.repeat(3000)) && !whole!.includes('key_7'));
    expect(cut!).toMatch(/m…\n\nService: deploys\n/);
  });

  it('follow a group that became a supergroup at once, at no attempt, and later by its new id', async () => {
    const group = bench.chat('group');
    const other = await bench.organization();
    const moved = await bench.connected(other, group);
    const supergroup = bench.chat('supergroup');
    group.migratedTo = supergroup.id;
    const first = await bench.delivery(other, await bench.dispatched(other), 'success');
    expect([first.attempt, first.attempts.length]).toStrictEqual([1, 1]);
    await bench.delivery(other, await bench.dispatched(other, { event: 'deploy.again' }), 'success');
    expect(bench.notificationsTo(supergroup).length).toBe(2);
    expect(bench.notificationsTo(group).length).toBe(1);
    expect((await bench.view(other, moved)).telegram.chat_type).toBe('supergroup');
    const [{ buckets }] = await bench.query(`SELECT buckets FROM delivery_destination WHERE id = $1`, [moved]);
    expect(buckets).toStrictEqual(['telegram', `telegram:chat:${supergroup.id}`, `telegram:group:${supergroup.id}`]);
  });

  it('follow a group that announces its move before anything is sent', async () => {
    const group = bench.chat('group');
    const other = await bench.organization();
    await bench.connected(other, group);
    const supergroup = bench.chat('supergroup');
    group.migratedTo = supergroup.id;
    const chatOfGroup = { id: group.id, type: 'group', title: 'On call' };
    const message = { message_id: 1, date: 1, chat: chatOfGroup, migrate_to_chat_id: supergroup.id };
    expect((await bench.update({ update_id: 1, message })).status).toBe(200);
    await bench.delivery(other, await bench.dispatched(other), 'success');
    expect([bench.notificationsTo(group).length, bench.notificationsTo(supergroup).length]).toStrictEqual([0, 1]);
  });

  it('disable the destination when the bot was kicked, and continue once it is back', async () => {
    chat.isKicked = true;
    const delivery = await delivered({}, 'failed');
    expect([delivery.attempts.length, delivery.status_code]).toStrictEqual([1, 403]);
    expect(await health()).toStrictEqual(['disabled', 'bot_removed']);
    chat.isKicked = false;
    await bench.update(membershipIn(chat, 'member'));
    expect(await health()).toStrictEqual(['active', null]);
    expect((await bench.call('POST', `${acme.path}/notification-deliveries/${delivery.uuid}/retry`, acme)).status).toBe(
      200,
    );
    await bench.delivery(acme, delivery.uuid, 'success');
  });

  it('retry after an HTML page of a gateway, which is logged', async () => {
    bench.receiver.script({
      status: 502,
      headers: { 'content-type': 'text/html' },
      body: '<html>502 Bad Gateway</html>',
    });
    const delivery = await delivered();
    expect([delivery.attempt, delivery.attempts[0].status_code]).toStrictEqual([2, 502]);
    expect(await health()).toStrictEqual(['active', null]);
  });

  const gone: [string, number, string][] = [
    ['chat_not_found', 400, 'Bad Request: chat not found'],
    ['user_deactivated', 403, 'Forbidden: user is deactivated'],
    ['bot_removed', 403, 'Forbidden: bot is not a member of the channel chat'],
    ['no_right_to_write', 400, 'Bad Request: not enough rights to send text messages to the chat'],
    ['no_right_to_write', 400, 'Bad Request: TOPIC_CLOSED'],
  ];
  for (const [reason, code, description] of gone) {
    it(`disable the destination at once as ${reason} after "${description}"`, async () => {
      bench.receiver.script(failed(code, description));
      const delivery = await delivered({}, 'failed');
      expect(delivery.attempts.length).toBe(1);
      expect(await health()).toStrictEqual(['disabled', reason]);
    });
  }

  it('go once more as plain text when Telegram rejects their content, which is no failure', async () => {
    const refusal = failed(400, "Bad Request: can't parse entities: Unsupported start tag");
    bench.receiver.script(refusal);
    const delivery = await delivered({ url: 'http://localhost:3000/x' });
    expect(delivery.attempts.length).toBe(1);
    const [plain] = bench.notificationsTo(chat);
    expect([plain!['parse_mode'], plain!['reply_markup']]).toStrictEqual([undefined, undefined]);
    expect(plain!['text']).toMatch(/Down[\s\S]*http:\/\/localhost:3000\/x/);
    bench.receiver.script(refusal, refusal);
    const second = await delivered({ event: 'deploy.again' }, 'failed');
    expect(second.error_code).toBe('message_refused');
    expect(await health()).toStrictEqual(['active', null]);
  });

  it('are sent without a button that Telegram refuses', async () => {
    await delivered({ url: 'http://localhost:3000/x' });
    expect(bench.notificationsTo(chat).length).toBe(2);
  });

  it('wait after a 429 as long as Telegram says, for the whole chat, and use up no attempt', async () => {
    const other = await bench.organization();
    await bench.connected(other, chat);
    bench.receiver.script(failed(429, 'Too Many Requests: retry after 1', { retry_after: 1 }));
    const before = bench.receiver.requests.length;
    const limited = await bench.dispatched(acme);
    await eventually(() => expect(bench.receiver.requests.length).toBe(before + 1));
    const held = await bench.dispatched(other);
    const delivery = await bench.delivery(acme, limited, 'success');
    expect([delivery.attempt, delivery.attempts[0].outcome]).toStrictEqual([1, 'deferred']);
    await bench.delivery(other, held, 'success');
    const [refused, ...later] = bench.receiver.requests.slice(before);
    assert.ok(later.length >= 2 && later.every(({ at }) => at - refused!.at >= 900));
  });

  for (const retry_after of [-1, '1', null, 1e10]) {
    it(`wait a minute, or a day at most, for retry_after ${JSON.stringify(retry_after)}, at no attempt`, async () => {
      bench.receiver.script(failed(429, 'Too Many Requests', { retry_after }));
      const waiting = await bench.dispatched(acme);
      const delivery = await eventually(async () => {
        const { body } = await bench.call('GET', `${acme.path}/notification-deliveries/${waiting}`, acme);
        expect([body.data.attempts.length, body.data.error_code]).toStrictEqual([1, 'rate_limited']);
        return body.data;
      });
      expect([delivery.status, delivery.attempt]).toStrictEqual(['pending', 0]);
      const waitMs = Date.parse(delivery.next_retry_at) - Date.parse(delivery.created_at);
      const expectedMs = retry_after === 1e10 ? 86_400_000 : 60_000;
      assert.ok(Math.abs(waitMs - expectedMs) < 30_000, `${waitMs}`);
    });
  }

  for (const [code, description] of [
    [401, 'Unauthorized'],
    [404, 'Not Found'],
  ] as const) {
    it(`pause all of Telegram after a ${code}, a fault of the platform, and use up no attempt`, async () => {
      bench.receiver.script(failed(code, description));
      const first = await bench.dispatched(acme);
      await eventually(async () => {
        const { body } = await bench.call('GET', `${acme.path}/notification-deliveries/${first}`, acme);
        expect([body.data.error_code, body.data.attempt]).toStrictEqual(['telegram_unavailable', 0]);
      });
      const before = bench.receiver.requests.length;
      const [{ tokens }] = await bench.query(`SELECT tokens FROM delivery_bucket WHERE key = 'telegram'`);
      assert.ok(tokens < -800, 'for a minute');
      expect(await health()).toStrictEqual(['active', null]);
      const { body } = await bench.call('GET', `${acme.path}/notification-endpoints/${uuid}`, acme);
      const pausedMs = Date.parse(body.data.paused_until) - Date.now();
      assert.ok(pausedMs > 30_000 && pausedMs <= 60_000, body.data.paused_until);
      expect(bench.receiver.requests.length).toBe(before);
      // The operator has corrected it.
      await bench.query(`UPDATE delivery_bucket SET tokens = capacity WHERE key = 'telegram'`);
      await bench.query(`UPDATE delivery SET due_at = now() WHERE id = $1`, [first]);
      await bench.query(`UPDATE delivery_destination SET ready_at = now(), version = version + 1 WHERE id = $1`, [
        uuid,
      ]);
      await bench.delivery(acme, first, 'success');
    });
  }

  it.each(['Bad Request: message thread not found', 'Bad Request: TOPIC_CLOSED'])(
    'go to the connected topic, or to the group after "%s", with one mail to the owner',
    async (description) => {
      const forum = bench.chat('supergroup', { topics: [9], topicFault: description });
      const other = await bench.organization();
      const inTopic = await bench.connected(other, forum, { is_topic_message: true, message_thread_id: 9 });
      await bench.delivery(other, await bench.dispatched(other), 'success');
      expect(bench.notificationsTo(forum)[0]!['message_thread_id']).toBe(9);
      forum.topics = [];
      for (const event of ['deploy.again', 'deploy.more']) {
        const { attempts } = await bench.delivery(other, await bench.dispatched(other, { event }), 'success');
        expect(attempts.length).toBe(1);
        expect(bench.notificationsTo(forum).at(-1)!['message_thread_id']).toBe(undefined);
      }
      const { status, disabled_reason, telegram } = await bench.view(other, inTopic);
      expect([status, disabled_reason, telegram.message_thread_id]).toStrictEqual(['active', null, null]);
      const mails = () => bench.mailsTo(other.email).filter(({ subject }) => /have left their topic/.test(subject!));
      await eventually(() => expect(mails().length).toBe(1));
      expect(bench.notificationsTo(forum).length).toBe(4);
    },
  );

  it('are not disabled by an answer of the old chat after another one was connected', async () => {
    const before = bench.receiver.requests.length;
    const connected = Promise.withResolvers<void>();
    const kicked = failed(403, 'Forbidden: bot was kicked from the supergroup chat');
    bench.receiver.script({ ...kicked, after: connected.promise });
    const delivery = await bench.dispatched(acme);
    await eventually(() => expect(bench.receiver.requests.length).toBe(before + 1));
    const at = `${acme.path}/notification-endpoints/${uuid}/regenerate-token`;
    const { command } = (await bench.call('POST', at, acme)).body.data;
    await bench.update(messageIn(bench.chat(), command));
    connected.resolve();
    expect((await bench.delivery(acme, delivery, 'failed')).status_code).toBe(403);
    expect(await health()).toStrictEqual(['active', null]);
  });

  it('can be tried by a test message, which reports errors', async () => {
    const test = (endpoint: string) =>
      bench.call('POST', `${acme.path}/notification-endpoints/${endpoint}/test`, { token: acme.token, body: {} });
    expect((await test(uuid)).body.data.success).toBe(true);
    expect(bench.notificationsTo(chat).at(-1)!['text']).toMatch(/Test of Telegram/);
    chat.isKicked = true;
    const refused = (await test(uuid)).body.data;
    expect([refused.success, refused.status_code]).toStrictEqual([false, 403]);
    const pending = await bench.destination(acme);
    const { success, error } = (await test(pending.uuid)).body.data;
    expect([success, error]).toStrictEqual([false, 'No chat was connected yet.']);
  });

  it('use the buckets of the bot, the chat and, in groups, the group', async () => {
    const person = bench.chat('private');
    const other = await bench.organization();
    const alone = await bench.connected(other, person);
    const rows = await bench.query<{ id: string; buckets: string[] }>(
      `SELECT id, buckets FROM delivery_destination WHERE id = ANY ($1)`,
      [[uuid, alone]],
    );
    const of = (id: string) => rows.find((row) => row.id === id)!.buckets;
    expect(of(uuid)).toStrictEqual(['telegram', `telegram:chat:${chat.id}`, `telegram:group:${chat.id}`]);
    expect(of(alone)).toStrictEqual(['telegram', `telegram:chat:${person.id}`]);
  });
});
