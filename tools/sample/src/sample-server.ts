import { platformClient, fixedToken } from '@platform/client';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { faultPage, organizationsPage, startPage } from './pages.js';
import { callbackPath, webhookPath, type Settings } from './config.js';
import { SignIn } from './sign-in.js';
import { Webhooks } from './webhooks.js';

const cookie = 'sample_state';

/** The whole application: a page, a sign-in, one call of the API, and a receiver of webhooks. */
export async function sampleServer(settings: Settings): Promise<Server> {
  const signIn = await SignIn.at(settings);
  const webhooks = new Webhooks(settings.webhookSecret);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', `http://127.0.0.1:${settings.port}`);
    switch (`${req.method} ${url.pathname}`) {
      case 'GET /':
        return show(res, 200, startPage(webhooks.events));
      case 'GET /sign-in':
        return begin(res);
      case `GET ${callbackPath}`:
        return finish(req, res, url);
      case `POST ${webhookPath}`:
        return void res.writeHead(await webhooks.receive(req)).end();
      default:
        return show(res, 404, faultPage('There is no such page.'));
    }
  }

  async function begin(res: ServerResponse): Promise<void> {
    const { url, state } = await signIn.begin();
    const kept = `${cookie}=${state}; Path=${callbackPath}; HttpOnly; SameSite=Lax; Max-Age=600`;
    res.writeHead(303, { location: url.href, 'set-cookie': kept }).end();
  }

  async function finish(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const state = new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(req.headers.cookie ?? '')?.[1] ?? '';
    const { name, accessToken } = await signIn.finish(url, state);
    const platform = platformClient({ origin: settings.origin, tokens: fixedToken(accessToken) });
    const { data } = await platform.get('/api/v1/me');
    show(res, 200, organizationsPage(name, data.organizations));
  }

  return createServer((req, res) => {
    answer(req, res).catch((err: unknown) => show(res, 400, faultPage((err as Error).message)));
  });
}

function show(res: ServerResponse, status: number, html: string): void {
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}
