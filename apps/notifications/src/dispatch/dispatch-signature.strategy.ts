import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { Problem, Strategy } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { SigningService } from '../saas-services/index.js';
import { DispatchRate } from './dispatch-rate.js';
import { DispatchSignatures, type SignedRequest } from './dispatch-signatures.js';

/** Who signed a dispatch, and what was signed. */
export interface Signer {
  kind: 'service';
  /** As it was when its signature was found good. */
  service: SigningService;
  request: SignedRequest;
}

declare module '@platform/service-kit' {
  interface Users {
    service: Signer;
  }
}

const nothing = Buffer.alloc(0);

/**
 * The body was signed by a registered service, which has not sent too much. This is asked before the body is looked at
 * in any way; every fault of the signature is the same 401.
 */
@Injectable()
export class DispatchSignatureStrategy extends Strategy {
  constructor(
    private readonly signatures: DispatchSignatures,
    private readonly rate: DispatchRate,
  ) {
    super();
  }

  async authenticate(req: FastifyRequest): Promise<void> {
    const request: SignedRequest = {
      requestId: req.id,
      code: header(req, 'x-platform-service'),
      timestamp: header(req, 'x-platform-timestamp'),
      signature: header(req, 'x-platform-signature-256'),
      rawBody: req.rawBody ?? nothing,
    };
    const service = await this.signatures.verify(request);
    if (!service) return this.fail(new Problem('invalid_signature'));
    this.success({ kind: 'service', service, request } satisfies Signer, await this.rate.count(service.id));
  }
}

export const SignedBy = createParamDecorator((_: unknown, context: ExecutionContext): Signer => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (user?.kind !== 'service') throw new Problem('unauthenticated');
  return user;
});

function header(req: FastifyRequest, name: string): string {
  const value = req.headers[name];
  return typeof value === 'string' ? value : '';
}
