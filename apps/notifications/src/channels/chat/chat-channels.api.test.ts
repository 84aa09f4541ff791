import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually, type ReceivedRequest, type ScriptedAnswer } from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../../testing/notifications-bench.test-helper.js';
import { answerAsProvider, fakeHosts, fakePaths, type FakedType } from '../../testing/provider-fakes.test-helper.js';

const types = Object.keys(fakePaths) as FakedType[];

describe('chat destinations', () => {
  let bench: NotificationsBench;
  let organization: TestOrganization;
  beforeAll(async () => {
    bench = await notificationsBench({}, fakeHosts);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    bench.receiver.always(answerAsProvider);
    bench.receiver.requests.length = 0;
    organization = await bench.organization();
  });

  let number = 0;
  /** A new destination at the fake, with a rule for every event. */
  async function destination(type: FakedType): Promise<string> {
    const url = `${bench.receiver.url}${fakePaths[type]}`.replace(/abc|AAAA|0123/, (found) => `${found}${++number}`);
    const { status, body } = await bench.call('POST', `${organization.path}/notification-endpoints`, {
      token: organization.token,
      body: { type, webhook_url: url },
    });
    assert.equal(status, 201, JSON.stringify(body));
    await bench.rule(organization, body.data.uuid);
    return body.data.uuid;
  }
  async function dispatched(body: object = {}): Promise<string> {
    const answer = await bench.dispatch({ organization_uuid: organization.uuid, ...body });
    assert.equal(answer.status, 202, JSON.stringify(answer.body));
    return answer.body.delivery_ids[0];
  }
  /** Requests to the newest Discord or Teams destination; those of earlier tests may still be in progress. */
  const isOfLast = ({ path }: ReceivedRequest) => path.includes(`0123${number}45678`);
  const sent = () => bench.receiver.requests.map(({ rawBody }) => JSON.parse(rawBody.toString('utf8')));

  const hostile: [string, object][] = [
    [
      'mentions and links of every provider',
      {
        title: '@everyone <!channel> <users/all> <@U123> [x](javascript:alert(1))',
        message:
          '<!here> @here <https://evil.example|click> ](javascript:alert(1)) </at> &lt; & ' +
          '**b** _i_ `c` ~~s~~ # h\n- a\n1. b\n> q',
        url: 'https://example.org/a?b=<c>&d="e"',
      },
    ],
    [
      'a text of nothing but what must be escaped, as long as it may be',
      { title: '<&>'.repeat(85), message: '<&>_*'.repeat(1600) },
    ],
    [
      'the longest message of four-byte characters, with many facts',
      {
        title: '👩‍👩‍👧‍👦'.repeat(30),
        message: '👩‍💻🏳️‍🌈'.repeat(900),
        metadata: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`<key>_${index}`, '&<>*'.repeat(200)])),
      },
    ],
    [
      'an address that is short enough until it is encoded, beside the longest text',
      { url: `https://example.org/${'ü'.repeat(2020)}`, message: '語'.repeat(8000) },
    ],
    [
      'direction overrides, control characters and line breaks in the title',
      {
        title: 'a\u202eb\r\nBcc: x@example.org',
        message: '\u0007\u2066\u202e',
        metadata: { '\u202e': '\u0000' },
      },
    ],
  ];
  for (const type of types) {
    for (const [name, event] of hostile) {
      it(`of ${type}: ${name} arrives in one piece, at the first attempt`, async () => {
        await destination(type);
        const delivery = await bench.delivery(organization, await dispatched(event), 'success');
        expect(delivery.attempts.length).toBe(1);
        assert.equal(bench.receiver.requests.length, 1, 'no fallback was needed');
        const text = JSON.stringify(sent()[0]);
        expect(/[\u202a-\u202e\u2066-\u2069]/.test(text)).toBeFalsy();
      });
    }

    it(`of ${type}: a refused message goes once more as plain text, and does not count as a failure`, async () => {
      const uuid = await destination(type);
      const refusal = { status: 400, body: type === 'slack' ? 'invalid_blocks' : '{"code":50035}' };
      bench.receiver.script(refusal);
      await bench.delivery(organization, await dispatched(), 'success');
      expect(bench.receiver.requests.length).toBe(2);
      expect(JSON.stringify(sent()[1])).toMatch(/Down/);
      bench.receiver.script(refusal, refusal);
      const delivery = await bench.delivery(organization, await dispatched({ event: 'deploy.again' }), 'failed');
      expect(delivery.error_code).toBe('message_refused');
      expect(delivery.error_message).toMatch(/answered 400.*refuses the message/);
      const { body } = await bench.call('GET', `${organization.path}/notification-endpoints/${uuid}`, organization);
      expect(body.data.status).toBe('active');
    });

    if (type === 'slack') {
      it.each(['invalid_blocks_format', 'msg_blocks_too_long', 'a word of tomorrow', ''])(
        'of Slack: a 400 with "%s" is about the message as well, which goes once more as plain text',
        async (word) => {
          await destination(type);
          bench.receiver.script({ status: 400, body: word });
          const delivery = await bench.delivery(organization, await dispatched(), 'success');
          expect([delivery.attempts.length, bench.receiver.requests.length]).toStrictEqual([1, 2]);
          expect(sent()[1]).not.toHaveProperty('attachments');
        },
      );
    }

    it(`of ${type}: a 429 waits as long as the provider says, uses up no attempt, and then arrives`, async () => {
      await destination(type);
      const [headers, body] =
        type === 'discord'
          ? [
              { 'content-type': 'application/json' },
              '{"message":"You are being rate limited.","retry_after":0.2,"global":false}',
            ]
          : [{ 'retry-after': '0.2' }, ''];
      bench.receiver.script({ status: 429, headers, body });
      const delivery = await bench.delivery(organization, await dispatched(), 'success');
      expect(delivery.attempt).toBe(1);
      expect(bench.receiver.requests.length).toBe(2);
      const [first, second] = bench.receiver.requests;
      expect(second!.at - first!.at).toBeGreaterThanOrEqual(190);
    });

    it(`of ${type}: a webhook that no longer exists is disabled with the reason`, async () => {
      const uuid = await destination(type);
      bench.receiver.always({
        status: 404,
        body: type === 'slack' ? 'no_service' : '{"message":"Unknown Webhook","code":10015}',
      });
      await bench.delivery(organization, await dispatched(), 'failed');
      const { body } = await bench.call('GET', `${organization.path}/notification-endpoints/${uuid}`, organization);
      expect(body.data.status).toBe('disabled');
      assert.ok(body.data.disabled_reason);
      // Discord counts calls to a deleted webhook against us; other providers may answer so by mistake.
      expect(bench.receiver.requests.length).toBe(type === 'discord' ? 1 : 2);
    });

    if (type !== 'discord')
      it(`of ${type}: a single answer that it is gone disables nothing, whatever failed before`, async () => {
        const uuid = await destination(type);
        bench.receiver.script(
          { status: 500, body: 'x' },
          { status: 404, body: 'no_service' },
          { status: 500, body: 'x' },
        );
        const delivery = await bench.delivery(organization, await dispatched(), 'success');
        expect(delivery.attempts.map(({ error_code }: { error_code: string | null }) => error_code)).toStrictEqual([
          'http_500',
          'http_404',
          'http_500',
          null,
        ]);
        const { body } = await bench.call('GET', `${organization.path}/notification-endpoints/${uuid}`, organization);
        expect([body.data.status, body.data.disabled_reason]).toStrictEqual(['active', null]);
      });

    it(`of ${type}: an address of another kind, host or port is refused with a hint`, async () => {
      const good = `${bench.receiver.url}${fakePaths[type]}`;
      for (const webhook_url of [
        'https://example.org/hook',
        good.replace('http://', 'http://user:pass@'),
        good.replace(/\/[^/]*\?|\/[^/]*$/, '/'),
        good.replace('127.0.0.1', 'hooks.slack.com.evil.example'),
        `${good}#x`,
      ]) {
        const { status, body } = await bench.call('POST', `${organization.path}/notification-endpoints`, {
          token: organization.token,
          body: { type, webhook_url },
        });
        assert.equal(status, 422, webhook_url);
        expect(body.errors.webhook_url[0]).toMatch(/https/);
      }
    });
  }

  it('of Discord: a global 429 delays every other Discord destination as well', async () => {
    const held = await destination('discord');
    const first = await dispatched();
    await bench.delivery(organization, first, 'success');
    bench.receiver.script({
      status: 429,
      body: '{"message":"You are being rate limited.","retry_after":1,"global":true}',
    });
    const limited = await dispatched({ event: 'deploy.limited' });
    await eventually(() => expect(bench.receiver.requests.length).toBe(2));
    const other = await bench.organization();
    organization = other;
    await destination('discord');
    const second = await dispatched();
    await bench.delivery(other, second, 'success');
    const [, refused, ...later] = bench.receiver.requests;
    assert.ok(
      later.every(({ at }) => at - refused!.at >= 900),
      'nothing was sent within the second',
    );
    assert.ok(held && limited);
  });

  const inFront: [string, ScriptedAnswer][] = [
    ['a page instead of an answer', { status: 403, body: '<!DOCTYPE html><title>Access denied</title>' }],
    ['a block in the form of Discord', { status: 403, body: '{"message":"internal network error","code":40333}' }],
    [
      'a ban without a limit',
      { status: 429, body: '{"code":0,"message":"You are being blocked from accessing our API"}' },
    ],
  ];
  for (const [name, answer] of inFront) {
    it(`of Discord: ${name} uses up no attempt, delays every destination, and blames no webhook`, async () => {
      const uuid = await destination('discord');
      const refused = organization;
      const path = `0123${number}45678`;
      bench.receiver.always((request) => (request.path.includes(path) ? answer : answerAsProvider(request)));
      const id = await dispatched();
      organization = await bench.organization();
      const other = await destination('discord');
      const found = (of: TestOrganization, uuid: string) =>
        bench.call('GET', `${of.path}/notification-endpoints/${uuid}`, of).then(({ body }) => body.data);
      await eventually(async () => {
        const { attempts } = await bench.delivery(refused, id, 'pending');
        expect(attempts[0]?.outcome).toBe('deferred');
      });
      assert.ok((await found(organization, other)).paused_until);
      expect((await found(refused, uuid)).status).toBe('active');
      bench.receiver.always(answerAsProvider);
      // As if the minute had passed.
      await bench.query(`UPDATE delivery_bucket SET tokens = capacity, refilled_at = now() WHERE key = 'discord'`);
      await bench.query(`UPDATE delivery SET due_at = now() WHERE id = $1`, [id]);
      await bench.query(`UPDATE delivery_destination SET ready_at = now(), open_until = NULL WHERE id = $1`, [uuid]);
      expect((await bench.delivery(refused, id, 'success')).attempt).toBe(1);
    });
  }

  it('of Discord: an error without a cause is retried, and disables nothing', async () => {
    const uuid = await destination('discord');
    const notFound = { status: 404, body: '{"message":"404: Not Found","code":0}' };
    bench.receiver.always((request) =>
      isOfLast(request) && bench.receiver.requests.filter(isOfLast).length === 1 ? notFound : answerAsProvider(request),
    );
    const delivery = await bench.delivery(organization, await dispatched(), 'success');
    expect(delivery.attempt).toBe(2);
    const { body } = await bench.call('GET', `${organization.path}/notification-endpoints/${uuid}`, organization);
    expect([body.data.status, body.data.paused_until]).toStrictEqual(['active', null]);
  });

  it('of Discord: only a numeric thread is kept of the query of a URL', async () => {
    const url = `${bench.receiver.url}${fakePaths.discord}`;
    const create = (webhook_url: string) =>
      bench.call('POST', `${organization.path}/notification-endpoints`, {
        token: organization.token,
        body: { type: 'discord', webhook_url },
      });
    expect((await create(`${url}?thread_id=<script>`)).status).toBe(422);
    const made = await create(`${url}?thread_id=1234567890123456789&q=<script>&wait=false`);
    await bench.rule(organization, made.body.data.uuid);
    await bench.delivery(organization, await dispatched(), 'success');
    const paths = bench.receiver.requests.map(({ path }) => path);
    assert.ok(paths.includes(`${fakePaths.discord}?wait=true&thread_id=1234567890123456789`), paths.join(' '));
  });

  it('of Teams: a disabled workflow disables its destination at the second attempt', async () => {
    const uuid = await destination('microsoft_teams');
    bench.receiver.always({
      status: 400,
      body: '{"error":{"code":"WorkflowTriggerIsNotEnabled","message":"The workflow is not enabled."}}',
    });
    const delivery = await bench.delivery(organization, await dispatched(), 'failed');
    expect([delivery.error_code, bench.receiver.requests.filter(isOfLast).length]).toStrictEqual(['http_400', 2]);
    expect(delivery.error_message).toMatch(/switched off/);
    const { body } = await bench.call('GET', `${organization.path}/notification-endpoints/${uuid}`, organization);
    expect([body.data.status, body.data.disabled_reason]).toStrictEqual(['disabled', 'workflow_gone']);
  });

  const switchedOff = { status: 400, body: '{"error":{"code":"WorkflowTriggerIsNotEnabled"}}' };
  const goneByTwo: [FakedType, ScriptedAnswer, ScriptedAnswer][] = [
    ['google_chat', { status: 404 }, { status: 403 }],
    ['microsoft_teams', { status: 401 }, { status: 404 }],
    ['microsoft_teams', switchedOff, { status: 404 }],
    ['microsoft_teams', { status: 403 }, switchedOff],
  ];
  for (const [type, first, second] of goneByTwo) {
    it(`of ${type}: a ${first.status}, then a ${second.status}, disable a webhook that is gone`, async () => {
      const uuid = await destination(type);
      bench.receiver.script(first, second);
      const delivery = await bench.delivery(organization, await dispatched(), 'failed');
      expect(delivery.attempts.map(({ status_code }: { status_code: number }) => status_code)).toStrictEqual([
        first.status,
        second.status,
      ]);
      const { body } = await bench.call('GET', `${organization.path}/notification-endpoints/${uuid}`, organization);
      expect(body.data.status).toBe('disabled');
    });
  }

  it('of Teams: a retired connector is refused with what to do instead', async () => {
    const { status, body } = await bench.call('POST', `${organization.path}/notification-endpoints`, {
      token: organization.token,
      body: { type: 'microsoft_teams', webhook_url: 'https://acme.webhook.office.com/webhookb2/x' },
    });
    expect(status).toBe(422);
    expect(body.errors.webhook_url[0]).toMatch(/workflow/);
  });
});
