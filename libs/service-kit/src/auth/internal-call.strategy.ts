import { Inject, Injectable } from '@nestjs/common';
import { verify } from '@platform/signatures';
import type { FastifyRequest } from 'fastify';
import { PlatformConfig } from '../settings/config.js';
import { internalHeaders, signedText } from './internal-calls.js';
import { Problem } from '../common/problem.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { FirstUse } from './first-use.js';
import { Strategy } from '../callers/strategy.js';

const toleranceSeconds = 60;
const nonceSyntax = /^[\w-]{20,64}$/;

/**
 * For a route that only other services call: signed with the secret of the service that calls, a minute ago at most,
 * and never before.
 */
@Injectable()
export class InternalCallStrategy extends Strategy {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly config: PlatformConfig,
    private readonly firstUse: FirstUse,
  ) {
    super();
  }

  async authenticate(req: FastifyRequest): Promise<void> {
    const caller = this.callerOf(req);
    const isGood =
      caller && (await this.firstUse.isFirst(`call:${caller.name}:${caller.nonce}`, 2 * toleranceSeconds + 1));
    if (isGood) this.success({ kind: 'internal', service: caller.name });
    else this.fail(new Problem('invalid_signature'));
  }

  private callerOf(req: FastifyRequest) {
    const [name, nonce, timestamp, signature] = (['caller', 'nonce', 'timestamp', 'signature'] as const).map((header) =>
      String(req.headers[internalHeaders[header]]),
    ) as [string, string, string, string];
    const known = this.config.INTERNAL_CALLERS.filter((one) => one.name === name);
    if (!known[0] || !nonceSyntax.test(nonce)) return null;
    const isSigned = verify({
      secrets: known.map(({ secret }) => secret),
      timestamp,
      signature,
      rawBody: signedText({
        caller: name,
        called: this.service.name,
        nonce,
        method: req.method,
        path: req.url,
        body: req.rawBody?.toString('utf8') ?? '',
      }),
      toleranceSeconds,
    });
    return isSigned ? { name: known[0].name, nonce } : null;
  }
}
