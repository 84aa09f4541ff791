import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ConsoleConfig } from '../config.js';
import { securityHeaders } from './headers.js';
import {
  basePath,
  indexPath,
  settingsPath,
  staticFile,
  type Encoding,
  type StaticFile,
  type StaticFiles,
} from './static-files.js';

/** What pages are told of where they are, and what their policy allows. */
type Shown = Pick<ConsoleConfig, 'authUrl' | 'linksUrl' | 'brandName' | 'brandAccent'>;

/** Longer than an edge keeps an idle connection, so that none is closed under a request. */
const keepAliveTimeoutMs = 75_000;

/**
 * The public listener: the files by their paths, the pages under `/console/`, the settings of the browser part, and the
 * way there from `/`.
 */
export function consoleServer(files: StaticFiles, config: Shown): Server {
  const ownHeaders = securityHeaders(config.linksUrl);
  const served = new Map(files).set(settingsPath, browserSettings(config));
  const server = createServer((req, res) => {
    const path = (req.url ?? '/').split('?', 1)[0]!;
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return refuse(res, 405, 'method_not_allowed', { ...ownHeaders, allow: 'GET, HEAD' });
    // Where an edge can redirect it does so itself; an Ingress cannot.
    if (path === '/') {
      res.writeHead(302, { ...ownHeaders, location: basePath, 'cache-control': 'no-store' }).end();
      return;
    }
    const file = resolve(served, path);
    if (!file) return refuse(res, 404, 'not_found', ownHeaders);
    void send(req, res, file, ownHeaders);
  });
  server.keepAliveTimeout = keepAliveTimeoutMs;
  return server;
}

/** Liveness and readiness, as every service has them. There is nothing to wait for: the files are in memory. */
export function managementServer(): Server {
  return createServer((req, res) => {
    if (req.url !== '/health/live' && req.url !== '/health/ready') return refuse(res, 404, 'not_found', {});
    res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end('{"status":"ok"}');
  });
}

/** A page of the console is whatever path the browser part knows, so all of them get the same document. */
function resolve(files: StaticFiles, path: string): StaticFile | undefined {
  const file = files.get(path);
  const isPage = path === basePath || (path.startsWith(`${basePath}/`) && !path.startsWith(`${basePath}/assets/`));
  return file ?? (isPage ? files.get(indexPath) : undefined);
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  { type, etag, cacheControl, headers: own, bodyIn }: StaticFile,
  ofAll: Record<string, string>,
): Promise<void> {
  const headers = {
    ...ofAll,
    ...own,
    etag,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
  };
  if (req.headers['if-none-match']?.includes(etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(req.headers['accept-encoding']);
  const body = await bodyIn(encoding);
  res.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function encodingFor(accepted = ''): Encoding {
  const names = accepted.split(',').map((entry) => entry.trim());
  // An entry with a weight, as in `br;q=0`, is not taken at its word: the plain body is always right.
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity';
}

function refuse(res: ServerResponse, status: number, error: string, headers: Record<string, string>): void {
  const message = status === 404 ? 'There is nothing at this address.' : 'Only GET and HEAD are served here.';
  res.writeHead(status, {
    ...headers,
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  res.end(JSON.stringify({ error, message }));
}

/** What the browser part must know of its place; nothing in it is secret. */
function browserSettings({ authUrl, brandName, brandAccent }: Shown): StaticFile {
  const settings = {
    auth_url: authUrl,
    base_url: `${authUrl}/api`,
    client_id: 'console',
    brand_name: brandName,
    brand_accent: brandAccent,
  };
  return staticFile('config.json', Buffer.from(JSON.stringify(settings)));
}
