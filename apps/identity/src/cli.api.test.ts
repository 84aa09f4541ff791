import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { runCommand } from '@platform/service-kit';
import { browser, commandLine, ended } from '@platform/testing';
import { commands } from './commands.js';
import { identity } from './service.js';
import { identityBench, password, redirectUri, type IdentityBench } from './testing/identity-bench.test-helper.js';
import { playOrganizations } from './testing/organizations.test-helper.js';

describe('the command line of the operator', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  const command = (...args: string[]) => ended(runCommand(identity, commands, [...args, '--json'], bench.env));

  it('creates a person who can sign in', async () => {
    const named = ['--name', 'Ada', '--surname', 'Lovelace'];
    // The only command here that runs in a process of its own, as for the operator.
    const made = await commandLine(new URL('cli.js', import.meta.url), bench.env, [
      ...['user', 'create', '--email', 'ada@example.com', '--password', password],
      ...[...named, '--verified', '--json'],
    ]);
    expect(made.code).toBe(0);
    expect(made.answer.uuid).toMatch(/^[0-9a-f-]{36}$/);
    const agent = browser(bench.url);
    const page = await agent.submit(await agent.get('/login'), { email: 'ada@example.com', password });
    expect(page.text).toMatch(/Ada Lovelace/);
    expect(page.text).toMatch(/>confirmed</);
  });

  it('imports people from JSON lines, and leaves an account alone that is there', async () => {
    const line = (email: string) => JSON.stringify({ email, name: 'Grace', surname: 'Hopper' });
    const run = (...lines: string[]) =>
      commandLine(
        new URL('cli.js', import.meta.url),
        bench.env,
        ['user', 'import', '--password', password, '--verified'],
        lines.join('\n'),
      );
    expect(await run(line('grace@example.com'), line('hopper@example.com'))).toStrictEqual({
      code: 0,
      answer: { made: 2, existing: 0 },
    });
    const again = await run(line('Grace@example.com'), line('third@example.com'));
    expect(again.answer).toStrictEqual({ made: 1, existing: 1 });
    const agent = browser(bench.url);
    const page = await agent.submit(await agent.get('/login'), { email: 'hopper@example.com', password });
    expect(page.text).toMatch(/Grace Hopper/);
    const wrong = await run(line('fourth@example.com'), '{"email": "fifth@example.com"}');
    expect([wrong.code, wrong.answer.errors.input[0]]).toStrictEqual([1, expect.stringMatching(/^line 2: name /)]);
    expect((await command('user', 'list', '--search', 'fourth')).answer.data).toStrictEqual([]);
  });

  it('lists the possible continuations of an incomplete command', async () => {
    const { code, answer } = await command('user');
    expect([code, answer.error]).toStrictEqual([1, 'invalid_arguments']);
    expect(answer.message).toMatch(/^user needs one of these: create, list,/);
  });

  it('reports all mistakes at once', async () => {
    const { code, answer } = await command(
      ...[
        'client',
        'create',
        '--name',
        ' ',
        '--redirect-uri',
        redirectUri,
        'http://app.example/',
        '--scope',
        'openid nonsense',
      ],
      ...['--webhook-url', 'ftp://app.example/'],
    );
    expect(code).toBe(1);
    expect(answer.error).toBe('validation_failed');
    expect(Object.keys(answer.errors)).toStrictEqual(['name', 'redirect_uris.1', 'scopes.1', 'webhook_url']);
    expect((await bench.outbox('client.saved')).length).toBe(1);
  });

  it('creates, shows, changes and disables clients, and shows secrets once', async () => {
    const { answer: made } = await command(
      ...[
        'client',
        'create',
        '--name',
        'Notes',
        '--redirect-uri',
        redirectUri,
        'https://app.example/cb',
        '--scope',
        'openid email',
      ],
      ...['--webhook-url', 'http://127.0.0.1:9999/hook', '--webhook-audience', 'all'],
    );
    expect(made.client_secret).toMatch(/^secret_/);
    expect(made.webhook_secret).toMatch(/^whsec_/);
    const [event] = (await bench.outbox('client.saved')).slice(-1);
    const facts = event?.payload['client'] as Record<string, unknown>;
    expect(facts['webhook_audience']).toBe('all');
    expect(String(facts['sealed_webhook_secret'])).toMatch(/^test\./);
    expect(JSON.stringify(event).includes(made.webhook_secret)).toBeFalsy();

    const [{ answer: listed }, { answer: rotated }] = await Promise.all([
      command('client', 'list'),
      command('client', 'rotate-secret', '--client-id', made.client_id),
    ]);
    expect(listed.data.find(({ name }: { name: string }) => name === 'Notes').redirect_uris).toStrictEqual([
      redirectUri,
      'https://app.example/cb',
    ]);
    expect(JSON.stringify(listed).includes('secret_')).toBeFalsy();
    expect(rotated.client_secret).not.toBe(made.client_secret);
    // A script whose variable is not set must not end the old secret at once.
    const empty = await command('client', 'rotate-secret', '--client-id', made.client_id, '--overlap-seconds', '');
    expect([empty.code, Object.keys(empty.answer.errors)]).toStrictEqual([1, ['overlap_seconds']]);
    expect((await bench.refresh(made, 'any')).body.error).toBe('invalid_grant');
    const { answer: disabled } = await command('client', 'disable', '--client-id', made.client_id);
    expect(disabled).toStrictEqual({ client_id: made.client_id, is_active: false });
    expect((await bench.refresh(made, 'any')).body.error).toBe('invalid_client');
  });

  it('creates a client of an organization, and shows the owner of a client', async () => {
    const owner = await bench.person();
    const { uuid } = await playOrganizations(bench).organization(owner);
    const create = (organization: string) =>
      command(
        ...['client', 'create', '--name', 'Ours', '--redirect-uri', redirectUri, '--scope', 'openid'],
        ...['--organization', organization],
      );
    const { answer: made } = await create(uuid);
    const { answer: listed } = await command('client', 'list');
    const found = (id: string) => listed.data.find(({ client_id }: { client_id: string }) => client_id === id);
    expect([found(made.client_id).organization_uuid, found(made.client_id).owner_uuid]).toStrictEqual([uuid, null]);
    expect(found('console').organization_uuid).toBe(null);
    const token = await bench.token({ user_uuid: owner.uuid, scopes: ['clients:manage'] });
    expect((await bench.call('GET', `/api/v1/oauth-clients/${made.client_id}`, { token })).status).toBe(200);
    const [unknown, unreadable] = await Promise.all([create(randomUUID()), create('acme')]);
    expect([unknown.code, unknown.answer.error]).toStrictEqual([1, 'organization_not_found']);
    expect(Object.keys(unreadable.answer.errors)).toStrictEqual(['organization']);
  });

  it('grants trust or a PKCE exemption each alone; the console is always trusted', async () => {
    const { client_id } = await bench.client();
    for (const [option, isTrusted] of [
      ['--trusted', true],
      ['--no-trusted', false],
    ] as const) {
      const { answer } = await command('client', 'update', '--client-id', client_id, option);
      expect(answer.is_trusted).toBe(isTrusted);
    }
    for (const [option, isExempt] of [
      ['--no-pkce', true],
      ['--pkce', false],
    ] as const) {
      const { answer } = await command('client', 'update', '--client-id', client_id, option);
      expect([answer.is_pkce_exempt, answer.is_trusted]).toStrictEqual([isExempt, false]);
    }
    const refused = await command('client', 'update', '--client-id', 'console', '--no-trusted');
    expect([refused.code, Object.keys(refused.answer.errors)]).toStrictEqual([1, ['trusted']]);
  });

  it('rotates and lists signing keys without showing them', async () => {
    const [published] = await bench.query(`SELECT kid FROM signing_keys WHERE stage = 'published'`);
    await bench.query(`UPDATE signing_keys SET created_at = now() - interval '25 hours'`);
    const { answer } = await command('keys', 'rotate');
    expect(answer.data.map(({ stage }: { stage: string }) => stage)).toStrictEqual(['current', 'published', 'retired']);
    expect(answer.data[0].kid).toBe(published.kid);
    expect(JSON.stringify(answer)).not.toMatch(/sealed|jwk/);
  });

  it('refuses to sign with a key that clients may not know yet, says until when, and obeys --force', async () => {
    await bench.query(`UPDATE signing_keys SET created_at = now() - interval '23 hours' WHERE stage = 'published'`);
    const keys = () => bench.query(`SELECT kid, stage FROM signing_keys ORDER BY kid`);
    const before = await keys();
    const refused = await command('keys', 'rotate');
    expect([refused.code, refused.answer.error]).toStrictEqual([1, 'validation_failed']);
    expect(refused.answer.message).toMatch(/not been out for 24 hours.*Rotate after 20\d\d-.*--force/);
    expect(Object.keys(refused.answer.errors)).toStrictEqual(['force']);
    assert.deepEqual(await keys(), before, 'nothing has changed');
    const published = before.find(({ stage }) => stage === 'published');
    const forced = await command('keys', 'rotate', '--force');
    expect([forced.code, forced.answer.data[0].kid]).toStrictEqual([0, published.kid]);
  });

  it('removes a compromised key by its id', async () => {
    const { answer: before } = await command('keys', 'list');
    const retired = before.data.at(-1);
    const removed = await command('keys', 'remove', '--kid', retired.kid);
    expect([removed.code, removed.answer.data]).toStrictEqual([0, before.data.slice(0, -1)]);
    const again = await command('keys', 'remove', '--kid', retired.kid);
    expect([again.code, again.answer.error]).toStrictEqual([1, 'not_found']);
  });
});
