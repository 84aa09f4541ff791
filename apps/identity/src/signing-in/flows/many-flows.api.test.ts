import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser } from '@platform/testing';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
} from '../../testing/identity-bench.test-helper.js';
import { maxFlows } from '../../protocol/settings/flow-cookie.js';

describe('unfinished flows', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  beforeAll(async () => {
    bench = await identityBench();
    client = await bench.client();
  });
  afterAll(() => bench.close());

  const flows = (header: string) => header.match(/identity_flow_/g)?.length ?? 0;

  it('leave few cookies: a sign-in works after 300 of them', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    for (let begun = 0; begun < 300; begun++) {
      const page = await agent.get((await bench.authorization({ client })).path);
      expect(page.status).toBe(200);
    }
    expect(flows(agent.cookiesAt('/login'))).toBe(maxFlows);
    expect(agent.cookiesAt('/login').length).toBeLessThan(2_000);
    const { page } = await bench.code({ client }, ada, agent);
    expect(page.url.searchParams.get('code')).toBeTruthy();
  });

  it('are dropped one by one, the oldest first, each with the cookie of its return path', async () => {
    const agent = browser(bench.url);
    const begin = async () => agent.get((await bench.authorization({ client })).path);
    const addresses: string[] = [];
    for (let begun = 0; begun < maxFlows; begun++) addresses.push((await begin()).url.href.slice(bench.url.length));
    const [first, second] = addresses;
    const uid = agent.cookie(`identity_flow_${first!.split('flow=')[1]}`)!;
    const one = await agent.visit((await bench.authorization({ client })).path, {}, false);
    const ended = one.headers.getSetCookie().filter((line) => /^identity_\w+=;/.test(line));
    expect(ended.some((line) => line.startsWith(`identity_resume=; path=/oauth/authorize/${uid};`))).toBe(true);
    expect((await agent.get(first!)).status).toBe(400);
    expect((await agent.get(second!)).status).toBe(200);
  });

  it('work side by side in two tabs, and both are answered', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    const [one, two] = [await bench.authorization({ client }), await bench.authorization({ client })];
    const [first, second] = [await agent.get(one.path), await agent.get(two.path)];
    const consent = await agent.submit(second, { email: ada.email, password });
    expect((await bench.goOn(agent, consent, ada)).url.searchParams.get('state')).toBe(two.state);
    const other = await agent.submit(first, { email: ada.email, password });
    expect((await bench.goOn(agent, other, ada)).url.searchParams.get('state')).toBe(one.state);
  });
});
