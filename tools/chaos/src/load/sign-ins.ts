import { browser, clientRedirectUri, codeFlow, personPassword } from '@platform/testing';
import { scope, type World } from '../world.js';
import type { Load } from './steady.js';

/** Signs one person in, in a new browser each time; the tokens are kept, since they must hold until the end. */
export function signIns({ platform, client, person }: World, tokens: Map<string, string>): Load {
  return {
    kind: 'sign-in',
    parallel: 1,
    pauseMs: 1_500,
    ask: async (mark) => {
      const flow = codeFlow(platform, { ...client, redirect_uri: clientRedirectUri }, scope);
      const agent = browser(platform.auth_url);
      const form = await agent.get(flow.address);
      if (form.forms.length === 0) return 'refused';
      let page = await agent.submit(form, { email: person.email, password: personPassword });
      if (page.forms.some(({ fields }) => 'decision' in fields)) page = await agent.submit(page, { decision: 'allow' });
      tokens.set(mark, (await flow.tokens(page.url)).access_token);
      return 'accepted';
    },
  };
}
