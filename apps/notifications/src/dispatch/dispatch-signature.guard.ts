import { createHash } from 'node:crypto';
import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { log, Problem } from '@platform/service-kit';
import { signatureFault } from '@platform/signatures';
import type { FastifyRequest } from 'fastify';
import { SaasServices } from '../saas-services/saas-services.service.js';

/** Who signed a dispatch, and the fingerprint of what was signed. */
export interface Signer {
  id: number;
  code: string;
  signatureHash: Buffer;
}

type SignedRequest = FastifyRequest & { signer?: Signer };

const toleranceSeconds = 300;
const nothing = Buffer.alloc(0);

/**
 * The bytes of the body were signed by a registered service, less than 300 seconds ago. Before the body is judged in any
 * way; every fault is the same 401, after the same work.
 */
@Injectable()
export class DispatchSignatureGuard implements CanActivate {
  constructor(private readonly services: SaasServices) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<SignedRequest>();
    const code = header(req, 'x-platform-service');
    const signature = header(req, 'x-platform-signature-256');
    const { service, secrets } = await this.services.signingSecrets(code);
    const fault = signatureFault({
      secrets,
      timestamp: header(req, 'x-platform-timestamp'),
      signature,
      rawBody: req.rawBody ?? nothing,
      toleranceSeconds,
    });
    if (fault || !service) {
      log.info({ requestId: req.id, fault: service ? fault : 'unknown_service' }, 'dispatch refused');
      throw new Problem('invalid_signature');
    }
    req.signer = { id: service.id, code: service.code, signatureHash: createHash('sha256').update(signature).digest() };
    return true;
  }
}

export const SignedBy = createParamDecorator((_: unknown, context: ExecutionContext): Signer => {
  return context.switchToHttp().getRequest<SignedRequest>().signer!;
});

function header(req: FastifyRequest, name: string): string {
  const value = req.headers[name];
  return typeof value === 'string' ? value : '';
}
