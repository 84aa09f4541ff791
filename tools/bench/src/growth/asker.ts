import type { ServiceName } from '@platform/contracts';
import type { Platform } from './platform.js';

/** Asks services with one token or key. What is answered with an error, or not at all, is thrown. */
export interface Asker {
  get<T>(service: ServiceName, path: string): Promise<T>;
  send(service: ServiceName, method: string, path: string, body: unknown): Promise<unknown>;
  /** Answers with what was made. */
  make(service: ServiceName, path: string, body: unknown): Promise<{ uuid: string }>;
}

export function asker(services: Platform['services'], token: string): Asker {
  const ask = async (service: ServiceName, path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const res = await fetch(services[service].url + path, { redirect: 'manual', ...init, headers });
    const text = await res.text();
    if (res.status >= 400) throw new Error(`${init.method ?? 'GET'} ${path}: ${res.status} ${text.slice(0, 500)}`);
    return text && JSON.parse(text);
  };
  const send: Asker['send'] = (service, method, path, body) =>
    ask(service, path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return {
    get: async <T>(service: ServiceName, path: string) => (await ask(service, path)) as T,
    send,
    make: async (service, path, body) => ((await send(service, 'POST', path, body)) as { data: { uuid: string } }).data,
  };
}
