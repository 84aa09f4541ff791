import { createHmac, randomBytes } from 'node:crypto';
import type { ServiceName } from '@platform/contracts';
import type { Answered, ServiceBench } from './service-bench.js';

/** With which a service signs its calls to others, in tests. */
export function internalSecret(service: string): string {
  return `the-secret-of-the-calls-of-${service}`;
}

export interface InternalCall {
  caller: ServiceName;
  called: ServiceName;
  method: string;
  path: string;
  body: unknown;
  /** Only what is said here is other than it should be. */
  secret?: string;
  nonce?: string;
  ageSeconds?: number;
  /** What is signed in place of what is sent. */
  signed?: Partial<{ caller: string; called: string; method: string; path: string; rawBody: string }>;
}

/** A call of one service to another, as the kit signs it, written out a second time. */
export function internalCall(
  bench: Pick<ServiceBench, 'call' | 'internalUrl'>,
  { caller, called, method, path, body, secret = internalSecret(caller), ageSeconds = 0, ...more }: InternalCall,
): Promise<Answered> {
  const nonce = more.nonce ?? randomBytes(18).toString('base64url');
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const rawBody = JSON.stringify(body);
  const said = { caller, called, method, path, rawBody, ...more.signed };
  const text = `${said.caller} ${said.called} ${nonce}\n${said.method} ${said.path}\n${said.rawBody}`;
  const headers = {
    'x-internal-caller': caller,
    'x-internal-nonce': nonce,
    'x-internal-timestamp': String(timestamp),
    'x-internal-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex')}`,
  };
  return bench.call(method, path, { rawBody, headers, origin: bench.internalUrl });
}

/** What such a call must be signed over, from the headers and the body that came. */
export function signedByCaller(
  call: { method: string; path: string; headers: Record<string, unknown>; rawBody: Buffer },
  called: ServiceName,
) {
  const header = (name: string) => String(call.headers[`x-internal-${name}`]);
  const head = `${header('caller')} ${called} ${header('nonce')}\n${call.method} ${call.path}`;
  return {
    timestamp: header('timestamp'),
    signature: header('signature'),
    rawBody: `${head}\n${call.rawBody.toString()}`,
  };
}
