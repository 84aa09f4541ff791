import { signDispatch } from '@platform/signatures';
import type { World } from '../world.js';
import { send, type Load } from './steady.js';

/** Notifications that a rule sends to one webhook destination. */
export function dispatches({ platform, organization, service }: World): Load {
  return {
    kind: 'dispatch',
    parallel: 1,
    pauseMs: 200,
    ask: async (mark) => {
      const rawBody = JSON.stringify({
        ...{ organization_uuid: organization, service_code: service.code, event: 'chaos.happened' },
        ...{ severity: 'error', title: mark, message: 'A dispatch of the load' },
      });
      const res = await send(`${platform.base_url}/v1/notifications/dispatch`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signDispatch({ serviceCode: service.code, secret: service.secret, rawBody }),
        },
        body: rawBody,
      });
      if (res.status !== 202) return 'refused';
      const { matched_destinations } = (await res.json()) as { matched_destinations: number };
      return matched_destinations === 1 ? 'accepted' : 'refused';
    },
  };
}
