import type { World } from '../world.js';
import { call, type Load } from './steady.js';

interface Claim {
  uuid: string;
  verification: { name: string; value: string };
}

/** Claims a domain, proves it by its TXT record, and gives it back: the part of the load that asks DNS. */
export function domainProofs({ platform, person, organization, dns }: World): Load {
  const url = `${platform.base_url}/v1/organizations/${organization}/domains`;
  const api = (method: string, path: string, body?: unknown) => call(method, url + path, person.access_token, body);
  return {
    kind: 'domain proof',
    parallel: 1,
    pauseMs: 2_000,
    ask: async (mark) => {
      // What an earlier request without an answer left; an organization has only ten.
      const listed = await api('GET', '');
      if (listed.status !== 200) return 'refused';
      const { data: left } = (await listed.json()) as { data: Claim[] };
      for (const { uuid } of left) await api('DELETE', `/${uuid}`);
      const made = await api('POST', '', { domain: `${mark}com` });
      if (made.status !== 201) return 'refused';
      const { data: claim } = (await made.json()) as { data: Claim };
      dns.records.set(claim.verification.name, [claim.verification.value]);
      const proved = await api('POST', `/${claim.uuid}/verify`);
      return proved.status === 200 ? 'accepted' : 'refused';
    },
  };
}
