import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

interface Client {
  notify(
    service: { baseUrl: string; serviceCode: string; secret: string },
    event: Record<string, unknown>,
  ): Promise<string[]>;
}

const page = new URL('../../../../docs/notifications/dispatching.md', import.meta.url);
/** Beside this file, where the imported package is found. */
const file = new URL(`documented-client-${process.pid}.mjs`, import.meta.url);

describe('the client on the page for services', () => {
  let bench: NotificationsBench;
  let client: Client;
  let code: string;

  beforeAll(async () => {
    bench = await notificationsBench();
    code = /```js\n([\s\S]+?)```/.exec(await readFile(page, 'utf8'))![1]!;
    await writeFile(file, code);
    client = (await import(file.href)) as Client;
  });
  afterAll(async () => {
    await rm(file, { force: true });
    await bench.close();
  });

  it('has 15 lines at most, delivers an event to its destination, and reports errors', async () => {
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(15);
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid);
    const service = { baseUrl: `${bench.url}/api`, serviceCode: 'deploys', secret: bench.deploys.secret };
    const event = { event: 'deploy.failed', severity: 'error', title: 'Zürich ist aus 🔥', message: 'Exit code 1' };
    const [id] = await client.notify(service, { organization_uuid: organization.uuid, ...event });
    const delivery = await bench.delivery(organization, id!, 'success');
    expect([delivery.title, delivery.severity]).toStrictEqual([event.title, 'error']);
    await expect(client.notify({ ...service, secret: 'whsec_wrong' }, event)).rejects.toThrow(/401.*invalid_signature/);
    await expect(client.notify(service, { ...event, organization_uuid: 'x' })).rejects.toThrow(
      /422.*organization_uuid/,
    );
  });
});
