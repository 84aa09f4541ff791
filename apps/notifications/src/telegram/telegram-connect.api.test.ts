import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { AuditFacts } from '@platform/contracts';
import { eventually, race, withLatency } from '@platform/testing';
import { DataSource } from 'typeorm';
import type { TestOrganization } from '../testing/notifications-bench.test-helper.js';
import {
  adminId,
  membershipIn,
  messageIn,
  telegramBench,
  webhookPath,
  type TelegramBench,
} from '../testing/telegram-bench.test-helper.js';
import { fakeBot } from '../testing/telegram-fake.test-helper.js';

describe('the connection of a Telegram chat', () => {
  let bench: TelegramBench;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await telegramBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    acme = await bench.organization();
    bench.fake.calls.length = 0;
  });

  const sentTexts = (chatId: number) => bench.fake.sentTo(chatId).map(({ text }) => text as string);
  const statusOf = async (uuid: string) => (await bench.view(acme, uuid)).status;

  it('begins with a token, shown once and stored hashed, with a command and links for chat and group', async () => {
    const made = await bench.destination(acme, { name: 'On call' });
    const { uuid, connect_token: token, expires_at, command, group_command, deep_link, group_link } = made;
    expect(token).toMatch(/^[\w-]{22}$/);
    expect({ command, group_command, deep_link, group_link }).toStrictEqual({
      command: `/platform_connect ${token}`,
      group_command: `/platform_connect@${fakeBot.username} ${token}`,
      deep_link: `https://t.me/${fakeBot.username}?start=${token}`,
      group_link: `https://t.me/${fakeBot.username}?startgroup=${token}`,
    });
    const lifeMs = Date.parse(expires_at) - Date.parse(made.created_at);
    assert.ok(Math.abs(lifeMs - 3_600_000) <= 1000, 'an hour');
    expect([made.type, made.status, made.disabled_reason, made.webhook_url, made.telegram]).toStrictEqual([
      'telegram',
      'pending_connection',
      null,
      null,
      null,
    ]);
    const kept = [
      await bench.view(acme, uuid),
      await bench.query('SELECT * FROM telegram_connection'),
      await bench.outbox(),
    ];
    expect(JSON.stringify(kept).includes(token)).toBeFalsy();
  });

  it('activates the destination by /platform_connect, answers with names, and deletes the token message', async () => {
    const chat = bench.chat();
    const { uuid, group_command } = await bench.destination(acme, { name: 'On call' });
    expect((await bench.update(messageIn(chat, group_command))).status).toBe(200);
    const view = await bench.view(acme, uuid);
    expect(view.status).toBe('active');
    const { connected_at, ...telegram } = view.telegram;
    expect(telegram).toStrictEqual({ chat_title: 'On call', chat_type: 'supergroup', message_thread_id: null });
    expect(connected_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    const [answer] = sentTexts(chat.id);
    assert.ok(answer!.includes('Organization: Acme & Söhne\nDestination: On call'), answer);
    expect(bench.fake.called('deleteMessage')).toStrictEqual([{ chat_id: chat.id, message_id: 55 }]);
  });

  it('is audited with the kind of chat, without its title, its members and the token', async () => {
    const { connect_token, command } = await bench.destination(acme);
    await bench.update(messageIn(bench.chat(), command));
    const facts = (await bench.outbox('notification.audited')).map(({ payload }) => payload['audit'] as AuditFacts);
    const [connected] = facts.filter(
      ({ event, organization_uuid: of }) => event === 'notification_endpoint.connected' && of === acme.uuid,
    );
    expect(connected!.metadata).toStrictEqual({ chat_type: 'supergroup' });
    expect(connected!.actor).toStrictEqual({ type: 'system', uuid: null });
    expect(JSON.stringify(facts).includes(connect_token)).toBeFalsy();
  });

  it('works in a private chat by a link, in a channel by a post, and in a topic, to which it then writes', async () => {
    const cases: [ReturnType<typeof bench.chat>, (token: string) => string, object, number | null][] = [
      [bench.chat('private'), (token) => `/start ${token}`, {}, null],
      [bench.chat('channel'), (token) => `/platform_connect ${token}`, {}, null],
      [bench.chat('group'), (token) => `/start@${fakeBot.username.toUpperCase()} ${token}`, {}, null],
      [
        bench.chat('supergroup', { topics: [9] }),
        (token) => `/platform_connect ${token}`,
        { is_topic_message: true, message_thread_id: 9 },
        9,
      ],
      // Replies in an ordinary group make a thread, but no topic.
      [bench.chat('supergroup'), (token) => `/platform_connect ${token}`, { message_thread_id: 12 }, null],
    ];
    for (const [chat, text, more, thread] of cases) {
      const { uuid, connect_token } = await bench.destination(acme);
      await bench.update(messageIn(chat, text(connect_token), { ...more }));
      const view = await bench.view(acme, uuid);
      expect([view.status, view.telegram.chat_type, view.telegram.message_thread_id]).toStrictEqual([
        'active',
        chat.type,
        thread,
      ]);
      expect(bench.fake.sentTo(chat.id)[0]!['message_thread_id']).toBe(thread ?? undefined);
    }
  });

  it('connects exactly one chat by one of two concurrent uses of a token', async () => {
    await race(
      bench.app.get(DataSource),
      async () => {
        const { uuid, command } = await bench.destination(await bench.organization());
        return { uuid, command };
      },
      async ({ command }) => {
        const chat = bench.chat('private');
        expect((await bench.update(messageIn(chat, command))).status).toBe(200);
        return sentTexts(chat.id)[0]!;
      },
      (answer) => answer.startsWith('✅'),
    );
  });

  it('needs an administrator, also an anonymous one; a token of others connects nothing and stays valid', async () => {
    const chat = bench.chat();
    const { uuid, command } = await bench.destination(acme);
    const from = { id: 13, is_bot: false, first_name: 'Eve' };
    await bench.update(messageIn(chat, command, { from }));
    expect(await statusOf(uuid)).toBe('pending_connection');
    expect(sentTexts(chat.id)).toStrictEqual(['Only an administrator of this group can connect it.']);
    assert.equal(bench.fake.called('deleteMessage').length, 1, 'everybody there could read it');
    const asOther = {
      from: { id: 136817688, is_bot: true },
      sender_chat: { id: -100999, type: 'channel', title: 'X' },
    };
    await bench.update(messageIn(chat, command, asOther));
    expect(await statusOf(uuid)).toBe('pending_connection');
    const anonymous = {
      from: { id: 1087968824, is_bot: true },
      sender_chat: { id: chat.id, type: chat.type, title: 'On call' },
    };
    await bench.update(messageIn(chat, command, anonymous));
    expect(await statusOf(uuid)).toBe('active');
  });

  it('answers five wrong tokens in ten minutes, then ignores even the right one for that time', async () => {
    const chat = bench.chat('private');
    const { uuid, command } = await bench.destination(acme);
    for (let number = 0; number < 7; number++) await bench.update(messageIn(chat, `/platform_connect wrong-${number}`));
    expect(sentTexts(chat.id).length).toBe(5);
    expect(new Set(sentTexts(chat.id)).size).toBe(1);
    await bench.update(messageIn(chat, command));
    expect([sentTexts(chat.id).length, await statusOf(uuid)]).toStrictEqual([5, 'pending_connection']);
    await bench.query(`UPDATE telegram_wrong_try SET tried_at = tried_at - interval '10 minutes' WHERE chat_id = $1`, [
      chat.id,
    ]);
    await bench.update(messageIn(chat, command));
    expect(await statusOf(uuid)).toBe('active');
  });

  it('does not count wrong tokens of members against administrators, and answers them five times', async () => {
    const chat = bench.chat();
    const { uuid, command } = await bench.destination(acme);
    for (let number = 0; number < 9; number++) {
      const from = { id: 9100 + (number % 2), is_bot: false, first_name: 'Eve' };
      await bench.update(messageIn(chat, `/platform_connect wrong-${number}`, { from }));
    }
    expect(sentTexts(chat.id)).toStrictEqual(Array(5).fill('Only an administrator of this group can connect it.'));
    await bench.update(messageIn(chat, '/platform_connect mistyped'));
    expect(sentTexts(chat.id)[5]!).toMatch(/not valid/);
    await bench.update(messageIn(chat, command));
    expect(await statusOf(uuid)).toBe('active');
  });

  it('allows each administrator of a group five attempts', async () => {
    const chat = bench.chat();
    const other = 7002;
    chat.admins = [adminId, other];
    const { uuid, command } = await bench.destination(acme);
    for (let number = 0; number < 7; number++) await bench.update(messageIn(chat, `/platform_connect wrong-${number}`));
    expect(sentTexts(chat.id).length).toBe(5);
    await bench.update(messageIn(chat, command));
    expect(await statusOf(uuid)).toBe('pending_connection');
    await bench.update(messageIn(chat, command, { from: { id: other, is_bot: false, first_name: 'Bea' } }));
    expect(await statusOf(uuid)).toBe('active');
  });

  it('gives five answers at most to concurrent wrong tokens', async () => {
    const chat = bench.chat('private');
    await withLatency(bench.app.get(DataSource), 5, () =>
      Promise.all(Array.from({ length: 30 }, (_, number) => bench.update(messageIn(chat, `/start wrong-${number}`)))),
    );
    expect(sentTexts(chat.id).length).toBe(5);
  });

  it('refuses a token that is used, replaced, an hour old, or of somebody without the permission', async () => {
    const { uuid, command } = await bench.destination(acme);
    const at = `${acme.path}/notification-endpoints/${uuid}/regenerate-token`;
    const { status, body } = await bench.call('POST', at, acme);
    expect(status).toBe(200);
    const refused = async (text: string) => {
      const chat = bench.chat('private');
      await bench.update(messageIn(chat, text));
      expect(sentTexts(chat.id)[0]!).toMatch(/not valid/);
    };
    await refused(command);
    await bench.query(`UPDATE telegram_connection SET token_expires_at = now() WHERE notification_endpoint_uuid = $1`, [
      uuid,
    ]);
    await refused(body.data.command);
    const second = await bench.call('POST', at, acme);
    await bench.update(messageIn(bench.chat('private'), second.body.data.command));
    expect(await statusOf(uuid)).toBe('active');
    await refused(second.body.data.command);

    const bob = await bench.member(acme, ['manage_notifications']);
    const third = await bench.call('POST', at, { token: bob.token });
    expect(third.status).toBe(200);
    await bench.publish('member.removed', { organization: acme, member: bob, data: { role: 'member' } });
    await refused(third.body.data.command);
  });

  it('alone activates a waiting destination: it cannot be enabled or given a URL', async () => {
    const { uuid } = await bench.destination(acme);
    const at = `${acme.path}/notification-endpoints/${uuid}`;
    const enabled = await bench.call('POST', `${at}/enable`, acme);
    expect([enabled.status, enabled.body.error]).toStrictEqual([409, 'not_disabled']);
    const put = (body: object) => bench.call('PUT', at, { token: acme.token, body });
    const refused = await put({ name: 'Renamed', webhook_url: `${bench.receiver.url}/elsewhere` });
    expect([refused.status, Object.keys(refused.body.errors)]).toStrictEqual([422, ['webhook_url']]);
    const unsigned = await put({ name: 'Renamed', webhook_secret: 'topsecret' });
    expect([unsigned.status, Object.keys(unsigned.body.errors)]).toStrictEqual([422, ['webhook_secret']]);
    const shown = (await bench.call('GET', at, acme)).body.data;
    const { name, webhook_url, status } = (await put({ ...shown, name: 'Renamed' })).body.data;
    expect([name, webhook_url, status]).toStrictEqual(['Renamed', null, 'pending_connection']);
    const listed = await bench.call('GET', `${acme.path}/notification-endpoints?status=pending_connection`, acme);
    expect(listed.body.data.map((endpoint: { uuid: string }) => endpoint.uuid)).toStrictEqual([uuid]);
  });

  it('moves the destination to another chat by a new token, and keeps the old chat until then', async () => {
    const [first, second] = [bench.chat(), bench.chat()];
    const uuid = await bench.connected(acme, first);
    const { body } = await bench.call('POST', `${acme.path}/notification-endpoints/${uuid}/regenerate-token`, acme);
    await bench.delivery(acme, await bench.dispatched(acme), 'success');
    await bench.update(messageIn(second, body.data.command));
    await bench.delivery(acme, await bench.dispatched(acme, { event: 'deploy.again' }), 'success');
    expect([bench.notificationsTo(first).length, bench.notificationsTo(second).length]).toStrictEqual([1, 1]);
  });

  it('refuses a chat that another destination of the organization has, and keeps the token', async () => {
    const chat = bench.chat('supergroup', { topics: [3] });
    await bench.connected(acme, chat);
    const { uuid, command } = await bench.destination(acme, { name: 'Twin' });
    await bench.update(messageIn(chat, command));
    expect(sentTexts(chat.id).at(-1)!).toMatch(/already, as the destination "Telegram"/);
    expect(await statusOf(uuid)).toBe('pending_connection');
    await bench.update(messageIn(chat, command, { is_topic_message: true, message_thread_id: 3 }));
    assert.equal(await statusOf(uuid), 'active', 'a topic of it is another place');
    const other = await bench.organization();
    await bench.connected(other, chat);
  });

  it('ignores messages for others, and explains itself to who opens the bot', async () => {
    const [group, person] = [bench.chat(), bench.chat('private')];
    for (const text of ['hello', '/platform_connect@other_bot abc', '/platform_connected abc', '/start', '/starting x'])
      await bench.update(messageIn(group, text));
    expect(sentTexts(group.id)).toStrictEqual([]);
    await bench.update(messageIn(person, '/start'));
    expect(sentTexts(person.id)[0]!).toMatch(/Create a Telegram destination/);
  });

  it('handles each update once, however often Telegram repeats it', async () => {
    const chat = bench.chat('private');
    const { command } = await bench.destination(acme);
    const update = messageIn(chat, command);
    const answers = await Promise.all(Array.from({ length: 10 }, () => bench.update(update)));
    expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([200]));
    expect(sentTexts(chat.id).length).toBe(1);
  });

  it('is repeated by Telegram when Telegram could not be asked, and then succeeds', async () => {
    const chat = bench.chat();
    const { uuid, command } = await bench.destination(acme);
    const update = messageIn(chat, command);
    bench.receiver.script({ status: 502, body: '<html>Bad Gateway</html>' });
    expect((await bench.update(update)).status).toBe(500);
    expect(await statusOf(uuid)).toBe('pending_connection');
    expect((await bench.update(update)).status).toBe(200);
    expect(await statusOf(uuid)).toBe('active');
  });

  it('succeeds where the bot may neither write nor delete', async () => {
    const chat = bench.chat('private');
    const { uuid, command } = await bench.destination(acme);
    chat.isKicked = true;
    expect((await bench.update(messageIn(chat, command))).status).toBe(200);
    expect(await statusOf(uuid)).toBe('active');
  });

  it('accepts updates with the secret only, also long ones', async () => {
    const { uuid, command } = await bench.destination(acme);
    const update = messageIn(bench.chat('private'), command);
    for (const secret of ['', 'wrong', 'the-webhook-secret-of-the-benchX']) {
      const { status } = await bench.update(update, { 'x-telegram-bot-api-secret-token': secret });
      assert.equal(status, 401, secret);
    }
    expect((await bench.call('POST', webhookPath, { body: update })).status).toBe(401);
    expect(await statusOf(uuid)).toBe('pending_connection');
    expect((await bench.update({ update_id: -1 })).status).toBe(422);
    expect((await bench.update({})).status).toBe(422);
    expect((await bench.update({ ...update, more: 'x'.repeat(200_000) })).status).toBe(200);
    expect(await statusOf(uuid)).toBe('active');
  });

  it('registers the webhook at the start, with address, secret and kinds of updates', () => {
    const { url, secret_token, allowed_updates } = bench.fake.webhook;
    expect(url).toBe(`http://localhost:8080${webhookPath}`);
    expect(secret_token).toBe('the-webhook-secret-of-the-bench');
    expect(allowed_updates).toStrictEqual(['message', 'channel_post', 'my_chat_member']);
  });

  it('disables the destination while the bot is removed, and mails its owner; late updates are ignored', async () => {
    for (const type of ['group', 'private', 'channel'] as const) {
      const chat = bench.chat(type);
      const uuid = await bench.connected(acme, chat);
      await bench.update(membershipIn(chat, 'kicked', Math.floor(Date.now() / 1000) - 3600));
      assert.equal(await statusOf(uuid), 'active', 'from before it was connected');
      await bench.update(membershipIn(chat, type === 'group' ? 'left' : 'kicked'));
      const { status, disabled_reason } = await bench.view(acme, uuid);
      expect([status, disabled_reason]).toStrictEqual(['disabled', 'bot_removed']);
      if (type === 'group') await eventually(() => expect(bench.mailsTo(acme.email).length).toBe(1));
      await bench.update(
        membershipIn(chat, type === 'channel' ? 'administrator' : 'member', Math.floor(Date.now() / 1000) + 5),
      );
      expect(await statusOf(uuid)).toBe('active');
    }
  });

  it('does not enable what was disabled for another reason when the bot returns', async () => {
    const chat = bench.chat();
    const uuid = await bench.connected(acme, chat);
    await bench.query(
      `UPDATE delivery_destination SET disabled_at = now(), disabled_reason = 'topic_deleted' WHERE id = $1`,
      [uuid],
    );
    await bench.update(membershipIn(chat, 'member'));
    expect(await statusOf(uuid)).toBe('disabled');
  });

  it('is renewed for Telegram destinations of the own organization only', async () => {
    const at = (uuid: string) => `${acme.path}/notification-endpoints/${uuid}/regenerate-token`;
    const hook = await bench.webhook(acme);
    const refused = await bench.call('POST', at(hook.uuid), acme);
    expect([refused.status, refused.body.error]).toStrictEqual([409, 'not_telegram']);
    const other = await bench.destination(await bench.organization());
    expect((await bench.call('POST', at(other.uuid), acme)).status).toBe(404);
    const mine = await bench.destination(acme);
    expect((await bench.call('POST', at(mine.uuid))).status).toBe(401);
    expect((await bench.call('POST', at(mine.uuid), await bench.member(acme))).status).toBe(403);
    const readOnly = await bench.token({ scopes: ['org:read'] });
    expect((await bench.call('POST', at(mine.uuid), { token: readOnly })).status).toBe(403);
  });

  it('is offered as a type; deliveries before the connection are skipped and can be sent later', async () => {
    const types = await bench.call('GET', '/api/v1/notification-channel-types', acme);
    expect(types.body.data.some(({ type }: { type: string }) => type === 'telegram')).toBeTruthy();
    const { uuid, command } = await bench.destination(acme);
    await bench.rule(acme, uuid);
    const missed = await bench.dispatch({ organization_uuid: acme.uuid });
    expect([missed.status, missed.body.matched_destinations]).toStrictEqual([202, 0]);
    const log = await bench.call('GET', `${acme.path}/notification-deliveries`, acme);
    const [{ uuid: delivery }] = log.body.data;
    await bench.delivery(acme, delivery, 'skipped');
    const chat = bench.chat('private');
    await bench.update(messageIn(chat, command));
    const retried = await bench.call('POST', `${acme.path}/notification-deliveries/${delivery}/retry`, acme);
    expect(retried.status).toBe(200);
    await bench.delivery(acme, delivery, 'success');
    expect(bench.notificationsTo(chat).length).toBe(1);
  });
});
