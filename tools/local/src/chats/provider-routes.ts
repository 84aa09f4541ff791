import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChatAnswer, Json, Provider } from './chat-message.js';
import type { Chats } from './chats.js';
import { discordAnswer } from './discord.js';
import { googleChatAnswer, refused } from './google-chat.js';
import { slackAnswer } from './slack.js';
import { teamsAnswer } from './teams.js';
import { brokenAnswer, goneAnswer, shownHeaders, webhookAnswer } from './webhook.js';

interface Posted {
  Params: Record<string, string>;
  Querystring: Record<string, string | undefined>;
  Body: Json | undefined;
}
type Request = FastifyRequest<Posted>;

/** The addresses of the providers, shaped as theirs, and their answers. What they take is kept, to be looked at. */
export function addProviders(app: FastifyInstance, chats: Chats): void {
  const provide = (
    path: string,
    provider: Provider,
    answer: (req: Request, body: Json) => [room: string, ChatAnswer],
  ) =>
    app.post<Posted>(path, (req, res) => {
      const body = req.body ?? {};
      const [room, answered] = answer(req, body);
      const headers = provider === 'webhook' ? { headers: shownHeaders(req.headers) } : {};
      if (answered.status < 300) chats.add({ provider, room, from: null, body, ...headers });
      return reply(res, answered);
    });

  provide('/services/:team/:channel/:secret', 'slack', ({ params }, body) => {
    return [params['channel']!, slackAnswer(body, params['channel']!)];
  });
  for (const path of ['/api/webhooks/:id/:token', '/api/:version/webhooks/:id/:token'])
    provide(path, 'discord', ({ params, query }, body) => {
      return [params['id']!, discordAnswer(body, params['id']!, query['wait'] === 'true')];
    });
  provide('/v1/spaces/:space/messages', 'google_chat', ({ params, query, headers }, body) => {
    const room = params['space']!;
    if (!query['key'] || !query['token']) return [room, refused(401, 'UNAUTHENTICATED', 'Key and token are missing.')];
    return [room, googleChatAnswer(body, room, Number(headers['content-length']))];
  });
  const workflow = '/powerautomate/automations/direct/workflows/:id/triggers/:trigger/paths/invoke';
  provide(workflow, 'microsoft_teams', ({ params, query, headers }, body) => {
    const room = params['id']!;
    if (!query['sig']) return [room, { status: 401, body: '' }];
    return [room, teamsAnswer(body, room, Number(headers['content-length']))];
  });
  provide('/hooks/*', 'webhook', ({ params }) => [params['*']!, webhookAnswer()]);
  provide('/broken-hooks/*', 'webhook', ({ params }) => [params['*']!, brokenAnswer()]);
  provide('/gone-hooks/*', 'webhook', ({ params }) => [params['*']!, goneAnswer()]);

  app.post<Posted>('/bot:token/:method', async (req, res) => {
    const { token = '', method = '' } = req.params;
    return reply(res, await chats.telegram.answer(token, method, req.body ?? {}));
  });
}

function reply(res: FastifyReply, { status, headers = {}, body }: ChatAnswer) {
  return res.code(status).headers(headers).send(body);
}
