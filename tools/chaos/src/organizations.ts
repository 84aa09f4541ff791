import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPlatform } from '@platform/testing';

/** Creates organizations until told to stop; answers with those that the platform said it created. */
export async function createOrganizations(
  platform: RunningPlatform,
  token: string,
  until: { done: boolean },
): Promise<string[]> {
  const created: string[] = [];
  while (!until.done) {
    try {
      const res = await fetch(`${platform.base_url}/v1/organizations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Chaos ${created.length}` }),
      });
      if (res.status === 201) created.push(((await res.json()) as { data: { uuid: string } }).data.uuid);
      else await wait(100);
    } catch {
      await wait(100);
    }
  }
  return created;
}
