import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browser, type Browser, type Page } from '@platform/testing';
import { identityBench, type IdentityBench, type MadePerson } from '../identity-bench.test-helper.js';

type Handler = Parameters<typeof createServer>[1];

/** An application of somebody else at its own address; `handler` is set once that is known. */
export async function relyingParty() {
  let handler: Handler;
  const server: Server = createServer((req, res) => handler!(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    serve: (given: Handler) => void (handler = given),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type RelyingParty = Awaited<ReturnType<typeof relyingParty>>;

/** Identity, an application that signs people in there, and a person. */
export async function realClientBench() {
  const [bench, app] = await Promise.all([identityBench(), relyingParty()]);
  const ada = await bench.person({ isVerified: true });
  const close = async () => {
    await app.close();
    await bench.close();
  };
  return { bench, app, ada, close };
}

export type RealClientBench = Awaited<ReturnType<typeof realClientBench>>;

/** For libraries with the Request and Response of the web. */
export function webHandler(origin: string, answer: (req: Request) => Promise<Response>): NonNullable<Handler> {
  return (req, res) => {
    void (async () => {
      const answered = await answer(await requestOf(origin, req));
      const cookies = answered.headers.getSetCookie();
      const headers = Object.fromEntries([...answered.headers].filter(([name]) => name !== 'set-cookie'));
      res.writeHead(answered.status, { ...headers, ...(cookies.length && { 'set-cookie': cookies }) });
      res.end(Buffer.from(await answered.arrayBuffer()));
    })();
  };
}

async function requestOf(origin: string, req: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers = new Headers(
    Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body = req.method === 'GET' ? null : Buffer.concat(chunks).toString();
  return new Request(new URL(req.url ?? '/', origin), { method: req.method ?? 'GET', headers, body });
}

/** Continues from where the application has sent the browser, through the pages, back to the application. */
export async function throughUs(bench: IdentityBench, left: Page, who: MadePerson, app: Browser): Promise<Page> {
  if (left.url.origin !== bench.url) throw new Error(`${left.url.href} (${left.status}): ${left.text.slice(0, 500)}`);
  const back = await bench.throughPages(browser(bench.url), left.url.pathname + left.url.search, who);
  return app.get(back.url.pathname + back.url.search);
}
