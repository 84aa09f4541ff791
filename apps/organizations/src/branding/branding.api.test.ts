import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, smtpReceiver, type SmtpReceiver } from '@platform/testing';
import sharp from 'sharp';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02050' } });
const png = async (width = 60, height = 40) => dataUrl('png', await picture(width, height).png().toBuffer());
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

describe('the branding of an organization', () => {
  let bench: OrganizationsBench;
  let smtp: SmtpReceiver;
  let acme: TestOrganization;

  beforeAll(async () => {
    smtp = await smtpReceiver();
    bench = await organizationsBench({ SMTP_URL: smtp.url, AUTH_URL: 'https://id.example.org' });
    acme = await bench.organization();
  });
  afterAll(async () => {
    await bench.close();
    await smtp.close();
  });

  const call = (method: string, at = '', body?: object, { token, path } = acme) =>
    bench.call(method, `${path}/branding${at}`, { token, body });
  const told = async ({ uuid } = acme) =>
    (await bench.outbox('organization.branding_updated'))
      .map(({ payload }) => payload)
      .filter(({ organization }) => (organization as { uuid: string }).uuid === uuid)
      .map(({ branding }) => branding);
  const fetchMark = (url: string) => fetch(bench.url + new URL(url).pathname);

  it('is empty at first, and changes by what is given, each change with an event and an audit entry', async () => {
    expect((await call('GET')).body).toStrictEqual({ data: unset });
    const given = { accent: '#C02050', support_email: 'Help@Acme.example', terms_url: 'https://acme.example/terms' };
    const changed = await call('PUT', '', given);
    expect([changed.status, changed.body.data]).toStrictEqual([
      200,
      {
        ...unset,
        accent: '#c02050',
        support_email: 'help@acme.example',
        terms_url: 'https://acme.example/terms',
        updated_at: expect.any(String),
      },
    ]);
    const { data } = (await call('PATCH', '', { footer_text: 'Acme Inc., since 1815', terms_url: null })).body;
    expect(data).toMatchObject({ accent: '#c02050', footer_text: 'Acme Inc., since 1815', terms_url: null });
    expect((await call('GET')).body.data).toStrictEqual(data);
    await call('PUT', '', { accent: '#C02050' });
    const { mark_url: _, updated_at: __, ...kept } = data;
    expect((await told()).length).toBe(2);
    expect((await told()).at(-1)).toStrictEqual({ ...kept, mark_hash: null });
    const { body } = await bench.call('GET', `${acme.path}/audit-logs?event=organization.branding_updated`, acme);
    expect(body.data.map((entry: { changes: object }) => entry.changes)).toStrictEqual([
      {
        footer_text: { old: null, new: 'Acme Inc., since 1815' },
        terms_url: { old: 'https://acme.example/terms', new: null },
      },
      {
        accent: { old: null, new: '#c02050' },
        support_email: { old: null, new: 'an address' },
        terms_url: { old: null, new: 'https://acme.example/terms' },
      },
    ]);
  });

  it('has a mark, drawn anew as a square without what the file held, at an address for everybody', async () => {
    const jpeg = await picture(600, 300)
      .withExif({ IFD0: { Copyright: 'secret of the sender' } })
      .jpeg()
      .toBuffer();
    const set = await call('PUT', '/mark', { picture: dataUrl('jpeg', jpeg) });
    expect(set.status).toBe(200);
    const { mark_url } = set.body.data;
    expect(mark_url).toMatch(/^https:\/\/id\.example\.org\/api\/v1\/organizations\/branding\/[0-9a-f]{64}$/);
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
    await call('PUT', '', { accent: '#0000ff' });
    expect((await fetchMark(mark_url)).status).toBe(200);

    const other = await call('PUT', '/mark', { picture: await png() });
    expect((await fetchMark(mark_url)).status).toBe(404);
    expect((await call('DELETE', '/mark')).status).toBe(204);
    expect((await fetchMark(other.body.data.mark_url)).status).toBe(404);
    expect((await call('GET')).body.data).toMatchObject({ mark_url: null, accent: '#0000ff' });
    expect((await told()).at(-1)).toMatchObject({ mark_hash: null });
  });

  it('takes no other files, none that is broken, too large, or unpacks to more than anybody needs', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = await picture(10, 10).gif().toBuffer();
    const whole = await picture(60, 40).png().toBuffer();
    const bomb = await picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
    const broken = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(60, 7)]);
    for (const [one, message] of [
      ['https://acme.example/mark.png', /data URL/],
      [dataUrl('svg+xml', svg), /data URL/],
      [dataUrl('png', svg), /PNG, JPEG or WebP/],
      [dataUrl('png', gif), /PNG, JPEG or WebP/],
      [dataUrl('png', Buffer.from('nothing')), /PNG, JPEG or WebP/],
      [dataUrl('png', broken), /cannot be read|PNG, JPEG or WebP/],
      [dataUrl('png', bomb), /200 KB|cannot be read|PNG, JPEG or WebP/],
      [dataUrl('png', Buffer.alloc(201 * 1024)), /200 KB/],
      [7, /./],
    ] as const) {
      const { status, body } = await call('PUT', '/mark', { picture: one });
      expect([status, body.errors]).toStrictEqual([422, { picture: [expect.stringMatching(message)] }]);
    }
    for (const type of ['png', 'jpeg', 'webp'] as const)
      expect(
        (await call('PUT', '/mark', { picture: dataUrl(type, await picture(9, 9).toFormat(type).toBuffer()) })).status,
      ).toBe(200);
  });

  it('refuses what is no colour, no address, or text with an address or with turned words', async () => {
    for (const [body, field] of [
      [{ accent: 'red' }, 'accent'],
      [{ accent: '#12345' }, 'accent'],
      [{ accent: '#123456;}body{display:none' }, 'accent'],
      [{ support_email: 'nobody' }, 'support_email'],
      [{ support_url: 'javascript:alert(1)' }, 'support_url'],
      [{ terms_url: 'https://me:secret@acme.example' }, 'terms_url'],
      [{ privacy_url: '' }, 'privacy_url'],
      [{ footer_text: 'Verify at https://evil.example' }, 'footer_text'],
      [{ footer_text: '\u202eturned' }, 'footer_text'],
      [{ footer_text: 'x'.repeat(201) }, 'footer_text'],
    ] as const) {
      const { status, body: answer } = await call('PUT', '', body);
      expect([body, status, Object.keys(answer.errors)]).toStrictEqual([body, 422, [field]]);
    }
  });

  it('refuses callers who are not members or lack permission or scope', async () => {
    await bench.refusesOthers(acme, [['PUT', '/branding', { accent: '#000000' }]], ['manage_members']);
    const bob = await bench.member(acme);
    expect((await bench.call('GET', `${acme.path}/branding`, bob)).status).toBe(200);
  });

  it('shows no mark of an organization that is suspended or deleted, nor at an address that is none', async () => {
    const gone = await bench.organization();
    const { mark_url } = (await call('PUT', '/mark', { picture: await png(30, 31) }, gone)).body.data;
    const suspend = (isActive: boolean) =>
      bench.query(`UPDATE organization SET is_active = $2 WHERE uuid = $1`, [gone.uuid, isActive]);
    await suspend(false);
    expect((await fetchMark(mark_url)).status).toBe(404);
    await suspend(true);
    expect((await fetchMark(mark_url)).status).toBe(200);
    await bench.call('DELETE', gone.path, gone);
    const { status, headers } = await fetchMark(mark_url);
    expect([status, headers.get('cache-control')]).not.toContain('public, max-age=31536000, immutable');
    expect(status).toBe(404);
    for (const hash of ['x', '%00', 'A'.repeat(64)])
      expect((await fetch(`${bench.url}/api/v1/organizations/branding/${hash}`)).status).toBe(404);
  });

  it('colours the mail of an invitation and shows the mark there, but no words of the branding', async () => {
    const { mark_url } = (await call('PUT', '/mark', { picture: await png(20, 20) })).body.data;
    await call('PUT', '', { accent: '#7a1fa2', footer_text: 'Call us now', support_email: 'help@acme.example' });
    const email = `invited.${Date.now()}@example.org`;
    await bench.call('POST', `${acme.path}/invitations`, { token: acme.token, body: { email } });
    const { html } = await eventually(() => {
      const mail = smtp.mails.find(({ recipients }) => recipients.includes(email));
      expect(mail).toBeDefined();
      return mail!;
    });
    expect(html).toContain(`<img src="${mark_url}" alt="Acme" `);
    expect(html).toContain('background:#7a1fa2;color:#ffffff');
    expect(html).not.toMatch(/Call us now|help@acme/);
  });
});
