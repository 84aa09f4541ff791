import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AuditFacts } from '@platform/contracts';
import sharp, { type SharpOptions } from 'sharp';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';
import { playOrganizations, type TestOrganization } from '../testing/organizations.test-helper.js';
import { OauthClients } from './oauth-clients.service.js';

const path = '/api/v1/oauth-clients';
const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c02050' } });
const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;
const png = async (width?: number) => dataUrl('png', await picture(width).png().toBuffer());
const unset = {
  accent: null,
  mark_url: null,
  support_email: null,
  support_url: null,
  terms_url: null,
  privacy_url: null,
  footer_text: null,
  updated_at: null,
};

describe('the branding of a client', () => {
  let bench: IdentityBench;
  let play: ReturnType<typeof playOrganizations>;
  let owner: MadePerson;
  let token: string;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await identityBench();
    play = playOrganizations(bench);
    owner = await bench.person();
    token = await tokenOf(owner);
    acme = await play.organization(owner);
  });
  afterAll(() => bench.close());

  const tokenOf = ({ uuid }: MadePerson, scope = 'clients:manage') => bench.token({ user_uuid: uuid, scopes: [scope] });
  async function made(organization_uuid: string | null = null): Promise<string> {
    const body = { name: 'Notes', redirect_uris: [redirectUri], scopes: ['openid'], organization_uuid };
    return (await bench.call('POST', path, { token, body })).body.data.client_id;
  }
  const call = (method: string, id: string, at = '', body?: object, by = token) =>
    bench.call(method, `${path}/${id}/branding${at}`, { token: by, body });
  const fetchMark = (url: string) => fetch(bench.url + new URL(url).pathname);
  const withMark = async (id: string, width?: number): Promise<string> =>
    (await call('PUT', id, '/mark', { picture: await png(width) })).body.data.mark_url;
  const audited = async ({ uuid }: TestOrganization) =>
    (await bench.outbox('identity.audited'))
      .map(({ payload }) => payload['audit'] as AuditFacts)
      .filter(({ organization_uuid }) => organization_uuid === uuid);

  it('is empty at first, changes by what is given, and goes as a whole', async () => {
    const id = await made();
    expect((await call('GET', id)).body).toStrictEqual({ data: unset });
    const changed = await call('PUT', id, '', { accent: '#C02050', terms_url: 'https://notes.example/terms' });
    expect([changed.status, changed.body.data]).toStrictEqual([
      200,
      { ...unset, accent: '#c02050', terms_url: 'https://notes.example/terms', updated_at: expect.any(String) },
    ]);
    const { data } = (await call('PATCH', id, '', { footer_text: 'Since 1815', terms_url: null })).body;
    expect(data).toMatchObject({ accent: '#c02050', footer_text: 'Since 1815', terms_url: null });
    expect((await call('GET', id)).body.data).toStrictEqual(data);
    const markUrl = await withMark(id);
    expect((await call('DELETE', id)).status).toBe(204);
    expect((await call('GET', id)).body).toStrictEqual({ data: unset });
    expect((await fetchMark(markUrl)).status).toBe(404);
    await call('PUT', id, '', { accent: '#c02050' });
    expect((await call('PUT', id, '', { accent: null })).body.data).toStrictEqual(unset);
  });

  it('is noted in the audit log of the organization, without the address for help', async () => {
    const id = await made(acme.uuid);
    await call('PUT', id, '', { accent: '#c02050', support_email: 'help@acme.example' });
    await call('PUT', id, '', { accent: '#c02050' });
    await call('DELETE', id);
    const told = (await audited(acme)).filter(({ event }) => event === 'oauth_client.branding_updated');
    expect(told.map(({ changes }) => changes)).toStrictEqual([
      { accent: { old: null, new: '#c02050' }, support_email: { old: null, new: 'an address' } },
      { accent: { old: '#c02050', new: null }, support_email: { old: 'an address', new: null } },
    ]);
    expect(told[0]).toMatchObject({
      actor: { type: 'user', uuid: owner.uuid },
      target: { type: 'oauth_client', id, name: 'Notes' },
    });
    expect(JSON.stringify(told)).not.toContain('help@acme.example');
  });

  it('has a mark, drawn anew as a square without what the file held, at an address for everybody', async () => {
    const id = await made();
    const jpeg = await picture(600, 300)
      .withExif({ IFD0: { Copyright: 'secret of the sender' } })
      .jpeg()
      .toBuffer();
    const { mark_url } = (await call('PUT', id, '/mark', { picture: dataUrl('jpeg', jpeg) })).body.data;
    expect(mark_url).toMatch(/\/api\/v1\/oauth-clients\/branding\/[0-9a-f]{64}$/);
    const answer = await fetchMark(mark_url);
    const headers = ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'];
    expect([answer.status, ...headers.map((name) => answer.headers.get(name))]).toStrictEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
      'nosniff',
      "default-src 'none'; sandbox",
    ]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes('secret')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
    await call('PUT', id, '', { accent: '#0000ff' });
    expect((await fetchMark(mark_url)).status).toBe(200);
    expect((await call('DELETE', id, '/mark')).status).toBe(204);
    expect((await fetchMark(mark_url)).status).toBe(404);
    expect((await call('GET', id)).body.data).toMatchObject({ mark_url: null, accent: '#0000ff' });
    for (const hash of ['x', '%00', 'A'.repeat(64)])
      expect((await fetch(`${bench.url}${path}/branding/${hash}`)).status).toBe(404);
  });

  it('takes a picture of 200 KB', async () => {
    const noise = {
      create: { width: 256, height: 256, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    };
    const large = await sharp(noise as SharpOptions)
      .png()
      .toBuffer();
    const filled = Buffer.concat([large, Buffer.alloc(200 * 1024 - large.length)]);
    expect((await call('PUT', await made(), '/mark', { picture: dataUrl('png', filled) })).status).toBe(200);
  });

  it('takes no other files, no colour that is none, and no text with an address', async () => {
    const id = await made();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const bomb = await picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
    for (const [at, body, field] of [
      ['/mark', { picture: 'https://notes.example/mark.png' }, 'picture'],
      ['/mark', { picture: dataUrl('svg+xml', svg) }, 'picture'],
      ['/mark', { picture: dataUrl('png', svg) }, 'picture'],
      ['/mark', { picture: dataUrl('png', bomb) }, 'picture'],
      ['/mark', { picture: dataUrl('png', Buffer.alloc(201 * 1024)) }, 'picture'],
      ['', { accent: '#123456;}body{display:none' }, 'accent'],
      ['', { support_email: 'nobody' }, 'support_email'],
      ['', { support_url: 'javascript:alert(1)' }, 'support_url'],
      ['', { terms_url: 'https://me:secret@notes.example' }, 'terms_url'],
      ['', { privacy_url: '' }, 'privacy_url'],
      ['', { footer_text: 'Verify at https://evil.example' }, 'footer_text'],
      ['', { footer_text: 'x'.repeat(201) }, 'footer_text'],
    ] as const) {
      const { status, body: answer } = await call('PUT', id, at, body);
      expect([at, status, Object.keys(answer.errors)]).toStrictEqual([at, 422, [field]]);
    }
    expect((await call('GET', id)).body).toStrictEqual({ data: unset });
  });

  it('is there for who manages the client alone, with the scope for it', async () => {
    const id = await made(acme.uuid);
    const [stranger, member] = [await bench.person(), await bench.person()];
    await play.join(acme, member, ['manage_members']);
    const routes = [
      ['GET', ''],
      ['PUT', '', { accent: '#000000' }],
      ['DELETE', ''],
      ['PUT', '/mark', { picture: await png() }],
      ['DELETE', '/mark'],
    ] as const;
    for (const [method, at, body] of routes) {
      for (const who of [stranger, member])
        expect((await call(method, id, at, body, await tokenOf(who))).status).toBe(404);
      expect((await call(method, randomUUID(), at, body)).status).toBe(404);
      expect((await call(method, '%00', at, body)).status).toBe(404);
      const narrow = await call(method, id, at, body, await tokenOf(owner, 'org:manage'));
      expect([narrow.status, narrow.body.error]).toStrictEqual([403, 'insufficient_scope']);
    }
    // Nobody looks at a body, or at a broken picture, for a client of others.
    for (const [at, body] of [
      ['', { accent: 'red' }],
      ['/mark', {}],
      ['/mark', { picture: 'x' }],
    ] as const)
      expect((await call('PUT', id, at, body, await tokenOf(stranger))).status).toBe(404);
    expect((await call('GET', id)).body).toStrictEqual({ data: unset });
  });

  it('cannot be changed while the organization is suspended, and its mark is not shown then', async () => {
    const other = await play.organization(owner);
    const id = await made(other.uuid);
    const markUrl = await withMark(id, 61);
    await play.suspend(other);
    const refused = await call('PUT', id, '', { accent: '#000000' });
    expect([refused.status, refused.body.error]).toStrictEqual([403, 'organization_inactive']);
    expect((await call('GET', id)).status).toBe(200);
    expect((await fetchMark(markUrl)).status).toBe(404);
  });

  it('ends with its client, and with the organization or the person whose the client is', async () => {
    const rows = async (id: string) =>
      (await bench.query(`SELECT FROM client_branding WHERE client_id = $1`, [id])).length;
    const other = await play.organization(owner);
    const [deleted, ofOther] = [await made(), await made(other.uuid)];
    for (const id of [deleted, ofOther]) await call('PUT', id, '', { support_email: 'ada@notes.example' });
    expect([await rows(deleted), await rows(ofOther)]).toStrictEqual([1, 1]);
    await bench.call('DELETE', `${path}/${deleted}`, { token });
    await play.delete(other);
    expect([await rows(deleted), await rows(ofOther)]).toStrictEqual([0, 0]);
  });

  it('hides the mark of a client that is disabled, and of one whose owner is', async () => {
    const id = await made();
    const markUrl = await withMark(id, 62);
    const disabled = (isActive: boolean) =>
      bench.query(`UPDATE users SET is_active = $2 WHERE uuid = $1`, [owner.uuid, isActive]);
    await disabled(false);
    expect((await fetchMark(markUrl)).status).toBe(404);
    await disabled(true);
    expect((await fetchMark(markUrl)).status).toBe(200);
    await bench.running.app.get(OauthClients).disable(id);
    expect((await fetchMark(markUrl)).status).toBe(404);
  });

  it('ends the verification of the operator, unless the colour alone is changed', async () => {
    const id = await made(acme.uuid);
    const verify = () => bench.query(`UPDATE oauth_clients SET is_verified = true WHERE client_id = $1`, [id]);
    const isVerified = async () => (await bench.call('GET', `${path}/${id}`, { token })).body.data.is_verified;
    await verify();
    await call('PUT', id, '', { accent: '#c02050' });
    expect(await isVerified()).toBe(true);
    for (const change of [
      () => call('PUT', id, '', { terms_url: 'https://bank.example/' }),
      () => withMark(id, 63),
      () => call('DELETE', id),
    ]) {
      await verify();
      await change();
      expect(await isVerified()).toBe(false);
    }
    const updated = (await audited(acme)).filter(
      ({ event, target }) => event === 'oauth_client.updated' && target?.id === id,
    );
    expect(updated.map(({ changes }) => changes)).toStrictEqual(
      Array(3).fill({ is_verified: { old: true, new: false } }),
    );
  });
});
