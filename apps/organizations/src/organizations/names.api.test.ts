import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

const advice = 'Verify at https://evil.example/login';

describe('names that hold an address or reverse the text around them', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await organizationsBench();
    acme = await bench.organization('Acme');
  });
  afterAll(() => bench.close());

  const send = (method: string, path: string, body: object) =>
    bench.call(method, `/api/v1/organizations${path}`, { token: acme.token, body });

  it('are refused for organizations, teams and roles, and nothing changes', async () => {
    const { id } = (await send('POST', `/${acme.uuid}/teams`, { name: 'Sales' })).body.data;
    const role = { name: 'auditor', display_name: 'Auditor', permissions: ['view_members'] };
    for (const name of [advice, 'www.evil.example', 'help@evil.example', 'abc\u202efdp']) {
      const answers = [
        await send('POST', '', { name }),
        await send('PATCH', `/${acme.uuid}`, { name }),
        await send('POST', `/${acme.uuid}/teams`, { name }),
        await send('PATCH', `/${acme.uuid}/teams/${id}`, { name }),
        await send('POST', `/${acme.uuid}/roles`, { ...role, display_name: name }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.error]).toStrictEqual([422, 'validation_failed']);
        const [said] = Object.values(body.errors as Record<string, string[]>);
        expect(said![0]).toMatch(/must not hold/);
      }
    }
    const { body } = await bench.call('GET', acme.path, acme);
    expect(body.data.name).toBe('Acme');
  });

  it('do not include names like Booking.com', async () => {
    expect((await send('POST', '', { name: 'Booking.com' })).status).toBe(201);
  });
});
