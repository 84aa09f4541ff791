import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformHeaders, verifyRequest } from '@platform/signatures';
import { eventually, freePort, httpReceiver, type HttpReceiver, type ReceivedRequest } from '@platform/testing';
import { fillSample, sampleLanguages, type SampleLanguage, type SampleValues } from './fill-sample.js';

const templates = join(import.meta.dirname, '../../../src/samples');
const clientId = '0190b0c6-7a4e-7cc0-8000-000000000000';
const secrets = { CLIENT_SECRET: 'secret_Zm9v', WEBHOOK_SECRET: 'whsec_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4' };

/** How a program is started, and how one that listens is. */
const commands: Record<SampleLanguage, { run: string[]; serve: (port: number) => string[]; version: string }> = {
  sh: same('bash', '--version'),
  mjs: same(process.execPath, '--version'),
  py: same('python3', '--version'),
  go: { run: ['go', 'run'], serve: () => ['go', 'run'], version: 'version' },
  php: { run: ['php'], serve: (port) => ['php', '-S', `127.0.0.1:${port}`], version: '--version' },
};

function same(command: string, version: string) {
  return { run: [command], serve: () => [command], version };
}

/** A platform that takes only what the formats allow. */
function answerTo(challenge: () => string) {
  return ({ path, method, headers, rawBody }: ReceivedRequest) => {
    const json = (status: number, body: object) => ({ status, body: JSON.stringify(body) });
    const form = new URLSearchParams(rawBody.toString());
    const [bearer, basic] = ['Bearer token-of-ada', `Basic ${btoa(`${clientId}:${secrets.CLIENT_SECRET}`)}`];
    if (`${method} ${path}` === 'POST /oauth/token') {
      if (form.get('grant_type') === 'client_credentials')
        return headers.authorization === basic
          ? json(200, { access_token: 'token-of-ada' })
          : json(401, { error: 'no' });
      const verifier = form.get('code_verifier') ?? '';
      const isProven = createHash('sha256').update(verifier).digest('base64url') === challenge();
      if (!isProven || form.get('code') !== 'abc' || form.get('client_id') !== clientId)
        return json(400, { error: 'invalid_grant', error_description: 'grant request is invalid' });
      return json(200, { access_token: 'token-of-ada' });
    }
    if (headers.authorization !== bearer) return json(401, { error: 'invalid_token', message: 'No such token.' });
    if (path === '/userinfo') return json(200, { sub: 'ada', name: 'Ada Lovelace' });
    if (path === '/v1/me')
      return json(200, { data: { name: 'Ada', surname: 'Lovelace', organizations: [{ name: 'Navy' }] } });
    if (path === '/v1/webhook-events')
      return json(200, { data: [{ event: 'member.added', description: 'A user joins' }] });
    return json(404, { error: 'not_found', message: 'There is no such thing.' });
  };
}

describe('the code samples', () => {
  let platform: HttpReceiver;
  let folder: string;
  let challenge = '';
  const started = new Set<ChildProcess>();
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'samples-'));
    platform = await httpReceiver();
    platform.always(answerTo(() => challenge));
  });
  afterAll(async () => {
    for (const { pid } of started) process.kill(-pid!, 'SIGKILL');
    await platform?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function textsFor(port: number): SampleValues['texts'] {
    const redirectUri = `http://127.0.0.1:${port}/callback`;
    return {
      ...{ issuer: platform.url, auth_url: platform.url, client_id: clientId, redirect_uri: redirectUri },
      encoded_redirect_uri: encodeURIComponent(redirectUri),
      ...{ scopes: 'openid profile', encoded_scopes: 'openid%20profile', own_scopes: 'org:read' },
      ...{ port: String(port), webhook_port: String(port), webhook_url: `${platform.url}/webhooks` },
    };
  }

  function written(topic: string, language: SampleLanguage, values: SampleValues): string {
    const template = readFileSync(join(templates, `${topic}.${language}`), 'utf8');
    const file = join(folder, `${topic}.${language}`);
    const program = fillSample(template, language, values);
    assert.doesNotMatch(program, /\{\{/);
    writeFileSync(file, program);
    return file;
  }

  /** Runs it to its end, beside the platform, which answers it from this process. */
  function run(command: string[], env: Record<string, string>) {
    const child = spawn(command[0]!, command.slice(1), { env: { ...process.env, ...env } });
    const texts = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (texts.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (texts.err += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    return { texts, ended, say: (line: string) => child.stdin.end(`${line}\n`) };
  }

  function serve(command: string[], env: Record<string, string> = {}) {
    const child = spawn(command[0]!, command.slice(1), {
      ...{ detached: true, stdio: ['ignore', 'pipe', 'pipe'], cwd: folder, env: { ...process.env, ...env } },
    });
    started.add(child);
    const texts = { all: '' };
    const keep = (chunk: Buffer) => (texts.all += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = () => {
      started.delete(child);
      process.kill(-child.pid!, 'SIGKILL');
    };
    return { texts, stop };
  }

  /** Where the program sends the browser first. */
  function begun(address: URL, redirectUri: string) {
    const asked = Object.fromEntries(address.searchParams);
    challenge = asked['code_challenge'] ?? '';
    expect(address.origin + address.pathname).toBe(`${platform.url}/oauth/authorize`);
    expect(asked).toMatchObject({
      ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri },
      ...{ scope: 'openid profile', code_challenge_method: 'S256' },
    });
    expect(challenge).toMatch(/^[\w-]{43}$/);
    return asked['state']!;
  }

  const isOfToken = ({ path }: ReceivedRequest) => path === '/oauth/token';
  const lastForm = () => new URLSearchParams(platform.requests.findLast(isOfToken)!.rawBody.toString());

  it('are there for each topic in each language', () => {
    const topics = ['api', 'own-token', 'sign-in', 'webhook'];
    const wanted = topics.flatMap((topic) => Object.keys(sampleLanguages).map((language) => `${topic}.${language}`));
    expect(readdirSync(templates).sort()).toStrictEqual(wanted.sort());
  });

  for (const [language, name] of Object.entries(sampleLanguages) as [SampleLanguage, string][]) {
    const { run: command, serve: serving, version } = commands[language];
    const isHere = spawnSync(command[0]!, [version]).status === 0;
    const inLanguage = isHere ? it : undefined;
    if (!isHere) console.warn(`The samples in ${name} are not run: there is no ${command[0]} on this machine.`);
    /** With curl one does by hand what programs in the others do as a server. */
    const inServers = language === 'sh' ? undefined : inLanguage;
    const byHand = language === 'sh' ? inLanguage : undefined;

    for (const kind of ['confidential', 'public'] as const) {
      const ofKind = { CLIENT_SECRET: kind === 'public' ? null : undefined };
      const env: Record<string, string> = kind === 'public' ? {} : { CLIENT_SECRET: secrets.CLIENT_SECRET };
      const secretOf = kind === 'public' ? null : secrets.CLIENT_SECRET;

      inServers?.(`sign people in to a ${kind} application in ${name}`, async () => {
        const port = await freePort();
        const at = `http://127.0.0.1:${port}`;
        const { texts, stop } = serve(
          [...serving(port), written('sign-in', language, { texts: textsFor(port), secrets: ofKind })],
          env,
        );
        try {
          const begin = await eventually(() => fetch(at, { redirect: 'manual' }), { timeoutMs: 60_000 });
          const state = begun(new URL(begin.headers.get('location')!), `${at}/callback`);
          const cookie = begin.headers.get('set-cookie')!.split(';')[0]!;
          const back = (answer: object) =>
            fetch(`${at}/callback?${new URLSearchParams({ state, iss: platform.url, ...answer })}`, {
              headers: { cookie },
            });
          const refused = [
            { error: 'access_denied' },
            { code: 'abc', state: 'other' },
            { code: 'abc', iss: 'https://other' },
          ];
          for (const answer of refused) assert.equal((await back(answer)).status, 400, JSON.stringify(answer));
          const done = await back({ code: 'abc' });
          assert.match(await done.text(), /Ada Lovelace/, texts.all);
          expect(lastForm().get('client_secret')).toBe(secretOf);
        } finally {
          stop();
        }
      });
    }

    byHand?.(`sign a person in with ${name}`, async () => {
      for (const secret of [undefined, null]) {
        const file = written('sign-in', language, { texts: textsFor(3000), secrets: { CLIENT_SECRET: secret } });
        const { texts, ended, say } = run([...command, file], secrets);
        const address = await eventually(() => /http\S+authorize\S+/.exec(texts.out)![0]);
        begun(new URL(address), 'http://127.0.0.1:3000/callback');
        say('abc');
        expect([await ended, texts.err]).toStrictEqual([0, '']);
        expect(texts.out).toMatch(/token-of-ada/);
        expect(lastForm().get('client_secret')).toBe(secret === null ? null : secrets.CLIENT_SECRET);
      }
    });

    inLanguage?.(`ask for a token of the application in ${name}, also with the secret that was shown`, async () => {
      for (const [own_scopes, given] of [
        ['org:read', {}],
        [undefined, secrets],
      ] as const) {
        const values = { texts: { ...textsFor(3000), own_scopes }, secrets: given };
        const env = own_scopes ? secrets : { CLIENT_SECRET: 'not this one' };
        const { texts, ended } = run([...command, written('own-token', language, values)], env);
        assert.equal(await ended, 0, texts.err);
        expect(texts.out).toMatch(/member\.added/);
        expect(lastForm().get('scope')).toBe(own_scopes ?? null);
      }
    });

    inLanguage?.(`call the API for a person in ${name}`, async () => {
      const file = written('api', language, { texts: textsFor(3000) });
      const called = run([...command, file], { ACCESS_TOKEN: 'token-of-ada' });
      assert.equal(await called.ended, 0, called.texts.err);
      for (const word of ['Ada', 'Lovelace', 'Navy']) expect(called.texts.out).toContain(word);
      const refused = run([...command, file], { ACCESS_TOKEN: 'other' });
      await refused.ended;
      expect(refused.texts.out + refused.texts.err).toMatch(/invalid_token/);
    });

    inServers?.(`take webhooks of the platform and no others in ${name}`, async () => {
      const port = await freePort();
      const { texts, stop } = serve(
        [...serving(port), written('webhook', language, { texts: textsFor(port) })],
        secrets,
      );
      const rawBody = JSON.stringify({ event: 'member.added', name: 'Ümlaut 🚀' });
      const send = (changes: object, body = rawBody) => {
        const timestamp = Math.floor(Date.now() / 1000);
        const facts = { event: 'member.added', deliveryId: 'd-1', timestamp, secret: secrets.WEBHOOK_SECRET, rawBody };
        const headers = platformHeaders({ ...facts, ...changes });
        return fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body });
      };
      try {
        const statusOf = async (changes: object, body?: string) => (await send(changes, body)).status;
        expect(await eventually(() => statusOf({}), { timeoutMs: 60_000 })).toBe(204);
        await eventually(() => expect(texts.all).toMatch(/d-1 member\.added/));
        expect(await statusOf({ secret: 'whsec_new', previousSecret: secrets.WEBHOOK_SECRET })).toBe(204);
        expect(await statusOf({ secret: 'whsec_other' })).toBe(401);
        expect(await statusOf({ timestamp: Math.floor(Date.now() / 1000) - 400 })).toBe(401);
        expect(await statusOf({}, rawBody.replace('added', 'moved'))).toBe(401);
        const unsigned = { method: 'POST', body: rawBody };
        expect((await fetch(`http://127.0.0.1:${port}/`, unsigned)).status).toBe(401);
      } finally {
        stop();
      }
    });

    byHand?.(`send a webhook as the platform does, with ${name}`, async () => {
      const { texts, ended } = run([...command, written('webhook', language, { texts: textsFor(3000) })], secrets);
      await ended;
      const { headers, rawBody } = platform.requests.findLast(({ path }) => path === '/webhooks')!;
      assert.ok(verifyRequest(headers, rawBody, secrets.WEBHOOK_SECRET), texts.err);
      expect(JSON.parse(rawBody.toString())).toMatchObject({ event: 'webhook.test' });
    });
  }
});
