import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Answered, ServiceBench } from './service-bench.js';

/** An OpenAPI document, as far as it is read here. */
interface Described {
  paths: Record<string, Record<string, object>>;
}

const origin = 'https://app.example';
const anyChild = '00000000-0000-7000-8000-000000000000';

/** Whether a page of another origin may read this answer. Never may it ask with cookies. */
export function isReadable({ headers }: Pick<Answered, 'headers'>): boolean {
  assert.equal(headers.get('access-control-allow-credentials'), null);
  return headers.get('access-control-allow-origin') === '*';
}

/**
 * Asks every route of the service's OpenAPI document, a file, as a page of another origin does that has no token. Where
 * the page may read the refusal, its preflight must be answered, too, and nowhere else; all others come back, as
 * `method path`.
 */
export async function closedToOtherOrigins({ call }: Pick<ServiceBench, 'call'>, document: URL): Promise<string[]> {
  const { paths } = JSON.parse(await readFile(document, 'utf8')) as Described;
  const closed: string[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const method of Object.keys(operations)) {
      const url = path.replace(/\{[^}]+\}/g, anyChild);
      const headers = { origin, 'access-control-request-method': method.toUpperCase() };
      const preflight = await call('OPTIONS', url, { headers });
      const refused = await call(method.toUpperCase(), url, { headers: { origin } });
      assert.deepEqual([isReadable(preflight), preflight.status], isReadable(refused) ? [true, 204] : [false, 404]);
      if (isReadable(refused)) assert.equal(refused.status, 401, `${method} ${path}`);
      else closed.push(`${method} ${path}`);
    }
  }
  return closed;
}
