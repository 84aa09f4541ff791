import type { ConsoleConfig } from '../config.js';
import { readFolder, staticFile, type StaticFile, type StaticFiles } from './static-files.js';

export type Places = Pick<ConsoleConfig, 'authUrl' | 'linksUrl'>;

/**
 * What stands in the documents for the addresses of the platform: of its host, and of short links. Said again, as the
 * image of the console has no packages: `places` of `libs/service-kit/src/http/openapi-security.ts`.
 */
export const standIns: Places = { authUrl: 'https://id.example.com', linksUrl: 'https://go.example.com' };

const page = 'docs/index.html';

/**
 * The documents of the APIs, `/api/openapi.json` and `/api/openapi/{service}.json`, and the page that shows them,
 * `/docs`. They are public, with the addresses of this platform in them.
 * @param folder what `npm run build` made of the documents of the services
 * @throws when it is not built
 */
export async function loadReference(folder: URL, places: Places): Promise<StaticFiles> {
  const found = await readFolder(folder);
  const files = new Map(
    found.map(({ name, body }): [string, StaticFile] =>
      name.startsWith('docs/')
        ? [`/${name}`, { ...staticFile(name, body), headers: pageHeaders(places) }]
        : [`/${name}`, { ...staticFile(name, atPlace(body, places)), headers: documentHeaders }],
    ),
  );
  const start = files.get(`/${page}`);
  if (!start) throw new Error('the API reference is not built: npm run build -w @platform/console');
  return files.set('/docs', start).set('/docs/', start);
}

function atPlace(body: Buffer, { authUrl, linksUrl }: Places): Buffer {
  return Buffer.from(body.toString().replaceAll(standIns.authUrl, authUrl).replaceAll(standIns.linksUrl, linksUrl));
}

/** Tools of every origin read the documents. */
const documentHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The page runs our script files only, but styles itself by elements and attributes, which Trusted Types and a strict
 * policy of styles refuse. So it is a page without a sign-in: it holds what a person pastes. It may call the APIs.
 */
const pageHeaders = ({ linksUrl }: Places) => ({
  'content-security-policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self' ${linksUrl}`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; '),
});
