import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@platform/contracts';
import { sign } from '@platform/signatures';
import { PlatformConfig } from '../settings/config.js';
import { log } from '../telemetry/logger.js';
import { Problem } from '../common/problem.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';

export const internalHeaders = {
  caller: 'x-internal-caller',
  nonce: 'x-internal-nonce',
  timestamp: 'x-internal-timestamp',
  signature: 'x-internal-signature',
} as const;
const timeoutMs = 2_000;

interface InternalAnswer {
  status: number;
  body: unknown;
}

interface SignedCall {
  caller: string;
  called: ServiceName;
  /** Never the same twice. */
  nonce: string;
  method: string;
  path: string;
  body: string;
}

/** The few signed calls between services (docs/adr/0005, docs/adr/0028). The secret is of this service alone. */
@Injectable()
export class InternalCalls {
  constructor(
    @Inject(SERVICE) private readonly service: Pick<ServiceDefinition, 'name'>,
    private readonly config: PlatformConfig,
  ) {}

  toIdentity(method: string, path: string, body: unknown): Promise<InternalAnswer> {
    return this.call('identity', this.config.IDENTITY_URL, { method, path, body });
  }

  toOrganizations(method: string, path: string, body: unknown): Promise<InternalAnswer> {
    return this.call('organizations', this.config.ORGANIZATIONS_URL, { method, path, body });
  }

  /**
   * @returns status and parsed body
   * @throws Problem 503 `unavailable` when the service cannot be reached
   */
  private async call(
    called: ServiceName,
    origin: string,
    { method, path, body: value }: { method: string; path: string; body: unknown },
  ): Promise<InternalAnswer> {
    const body = JSON.stringify(value);
    const headers = { 'content-type': 'application/json', ...this.proof({ called, method, path, body }) };
    try {
      const res = await fetch(origin + path, { method, body, headers, signal: AbortSignal.timeout(timeoutMs) });
      return { status: res.status, body: await res.json() };
    } catch (err) {
      log.warn({ err, origin, path }, 'service cannot be reached');
      throw new Problem('unavailable');
    }
  }

  private proof(call: Omit<SignedCall, 'caller' | 'nonce'>): Record<string, string> {
    const [secret] = this.config.INTERNAL_SECRET;
    if (!secret) throw new Error('INTERNAL_SECRET is not given: this process calls nobody');
    const caller = this.service.name;
    const nonce = randomBytes(18).toString('base64url');
    const timestamp = Math.floor(Date.now() / 1000);
    return {
      [internalHeaders.caller]: caller,
      [internalHeaders.nonce]: nonce,
      [internalHeaders.timestamp]: String(timestamp),
      [internalHeaders.signature]: sign(secret, timestamp, signedText({ ...call, caller, nonce })),
    };
  }
}

/** What the signature covers besides the time: who calls whom, and for what. */
export function signedText({ caller, called, nonce, method, path, body }: SignedCall): string {
  return `${caller} ${called} ${nonce}\n${method} ${path}\n${body}`;
}
