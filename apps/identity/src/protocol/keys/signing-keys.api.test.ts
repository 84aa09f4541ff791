import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Problem, Sealing, startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { createRemoteJWKSet, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { identity } from '../../service.js';
import {
  identityBench,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { SigningKeys } from './signing-keys.service.js';

describe('a compromised signing key', () => {
  let bench: IdentityBench;
  let second: RunningService;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    second = await startService(identity, { ...bench.env, PORT: '0', INTERNAL_PORT: '0' });
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(async () => {
    await second.close();
    await bench.close();
  });

  const keys = () => bench.running.app.get(SigningKeys);
  const kidOf = async (stage: string) => (await keys().list()).find((key) => key.stage === stage)!.kid;
  const urls = () => [bench.url, second.url].map((url) => new URL('/api/.well-known/jwks.json', url!));
  const published = (url: URL) =>
    fetch(url).then(async (res) => ((await res.json()) as { keys: JWK[] }).keys.map(({ kid }) => kid!).sort());
  const inEveryProcess = async () => {
    const expected = (await keys().list()).map(({ kid }) => kid).sort();
    for (const url of urls()) await eventually(async () => expect(await published(url)).toStrictEqual(expected));
    return expected;
  };
  const verify = (token: string, url: URL) => jwtVerify(token, createRemoteJWKSet(url));
  const idToken = async () => (await bench.tokens({ client }, ada)).id_token!;
  const forge = async (kid: string) => {
    const [row] = await bench.query(`SELECT sealed_private_jwk FROM signing_keys WHERE kid = $1`, [kid]);
    const jwk = JSON.parse(bench.running.app.get(Sealing).open(row.sealed_private_jwk, `signing-key:${kid}`)) as JWK;
    return new SignJWT({ sub: ada.uuid }).setProtectedHeader({ alg: 'RS256', kid }).sign(await importJWK(jwk, 'RS256'));
  };

  for (const stage of ['current', 'published', 'retired'])
    it(`leaves the key set of every process once it is removed, and signs no more (${stage})`, async () => {
      await keys().rotate({ force: true });
      await inEveryProcess();
      const [kid, current, next] = [await kidOf(stage), await kidOf('current'), await kidOf('published')];
      const forged = await forge(kid);
      for (const url of urls()) await verify(forged, url);

      await keys().remove(kid);
      expect((await inEveryProcess()).includes(kid)).toBeFalsy();
      for (const url of urls())
        await expect(verify(forged, url)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
      expect(await kidOf('current')).toBe(stage === 'current' ? next : current);
      assert.ok(await kidOf('published'));
      const { protectedHeader } = await verify(await idToken(), urls()[1]!);
      expect(protectedHeader.kid).toBe(await kidOf('current'));
    });

  it('is replaced like the others by a process that finds none', async () => {
    const before = await inEveryProcess();
    await bench.query('DELETE FROM signing_keys');
    await keys().load();
    await bench.query(`SELECT pg_notify('identity_signing_keys', '')`);
    const after = await inEveryProcess();
    expect((await keys().list()).map(({ stage }) => stage)).toStrictEqual(['current', 'published']);
    expect(after.filter((kid) => before.includes(kid))).toStrictEqual([]);
    await verify(await idToken(), urls()[1]!);
  });

  it('is removed by its exact id only: an unknown id changes nothing', async () => {
    const before = await inEveryProcess();
    await assert.rejects(keys().remove('unknown'), (err) => err instanceof Problem && err.code === 'not_found');
    expect(await inEveryProcess()).toStrictEqual(before);
  });

  it('is not put back by a process that read the keys before its removal', async () => {
    const kid = await kidOf('current');
    const load = keys().load.bind(keys());
    const [isRead, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reads: string[] = [];
    keys().load = async () => {
      reads.push('begins');
      const loaded = await load();
      isRead.resolve();
      await mayGoOn.promise;
      reads.push('ends');
      return loaded;
    };
    await bench.query(`SELECT pg_notify('identity_signing_keys', '')`);
    await isRead.promise;
    await keys().remove(kid);
    await eventually(async () => expect((await published(urls()[1]!)).includes(kid)).toBeFalsy());
    mayGoOn.resolve();
    await eventually(() => expect(reads.slice(0, 4)).toStrictEqual(['begins', 'ends', 'begins', 'ends']));
    keys().load = load;
    expect((await inEveryProcess()).includes(kid)).toBeFalsy();
  });
});
