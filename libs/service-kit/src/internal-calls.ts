import { Injectable } from '@nestjs/common';
import { sign } from '@platform/signatures';
import { PlatformConfig } from './config.js';
import { log } from './operations/logger.js';
import { Problem } from './problem.js';

export const internalHeaders = { timestamp: 'x-internal-timestamp', signature: 'x-internal-signature' } as const;
const timeoutMs = 2_000;

interface InternalAnswer {
  status: number;
  body: unknown;
}

/** The few signed calls between services (architecture.md 3, docs/adr/0005). The signature covers time, method, path and body. */
@Injectable()
export class InternalCalls {
  constructor(private readonly config: PlatformConfig) {}

  toIdentity(method: string, path: string, body: unknown): Promise<InternalAnswer> {
    return this.call(this.config.IDENTITY_URL, method, path, body);
  }

  toOrganizations(method: string, path: string, body: unknown): Promise<InternalAnswer> {
    return this.call(this.config.ORGANIZATIONS_URL, method, path, body);
  }

  /** Answers with status and parsed body; throws `unavailable` when the service cannot be reached. */
  private async call(origin: string, method: string, path: string, body: unknown): Promise<InternalAnswer> {
    const timestamp = Math.floor(Date.now() / 1000);
    const text = JSON.stringify(body);
    try {
      const res = await fetch(origin + path, {
        method,
        body: text,
        headers: {
          'content-type': 'application/json',
          [internalHeaders.timestamp]: String(timestamp),
          [internalHeaders.signature]: sign(this.config.INTERNAL_SECRET[0]!, timestamp, signedText(method, path, text)),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: res.status, body: await res.json() };
    } catch (err) {
      log.warn({ err, origin, path }, 'service cannot be reached');
      throw new Problem('unavailable');
    }
  }
}

/** What the signature covers besides the time. */
export function signedText(method: string, path: string, body: string): string {
  return `${method} ${path}\n${body}`;
}
