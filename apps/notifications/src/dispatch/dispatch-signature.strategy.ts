import { hash } from 'node:crypto';
import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { log, Problem, Strategy } from '@platform/service-kit';
import { signatureFault } from '@platform/signatures';
import type { FastifyRequest } from 'fastify';
import { SaasServices, type SigningService } from '../saas-services/index.js';
import { DispatchRate } from './dispatch-rate.js';

/** Who signed a dispatch, and the fingerprint of what was signed. */
export interface Signer {
  kind: 'service';
  id: number;
  code: string;
  /** Of the service, as its secrets were when the signature was found good. */
  version: number;
  signatureHash: Buffer;
  rawBody: Buffer;
  /** Judges the signature by the service as it is now. 401 when it is not good any more. */
  confirm(): Promise<void>;
}

declare module '@platform/service-kit' {
  interface Users {
    service: Signer;
  }
}

interface Claim {
  code: string;
  timestamp: string;
  signature: string;
  rawBody: Buffer;
}

const toleranceSeconds = 300;
const nothing = Buffer.alloc(0);

/**
 * The bytes of the body were signed by a registered service, less than 300 seconds ago, and it has not sent too much. Before
 * the body is judged in any way; every fault of the signature is the same 401, after the same work.
 */
@Injectable()
export class DispatchSignatureStrategy extends Strategy {
  constructor(
    private readonly services: SaasServices,
    private readonly rate: DispatchRate,
  ) {
    super();
  }

  async authenticate(req: FastifyRequest): Promise<void> {
    const claim: Claim = {
      code: header(req, 'x-platform-service'),
      timestamp: header(req, 'x-platform-timestamp'),
      signature: header(req, 'x-platform-signature-256'),
      rawBody: req.rawBody ?? nothing,
    };
    const { service, isFresh } = await this.signedBy(claim, req.id);
    if (!service) return this.fail(new Problem('invalid_signature'));
    const rate = await this.rate.count(service.id);
    const signer: Signer = {
      kind: 'service',
      id: service.id,
      code: service.code,
      version: service.version,
      signatureHash: hash('sha256', claim.signature, 'buffer'),
      rawBody: claim.rawBody,
      confirm: async () => {
        if (!isFresh && !(await this.signedByFresh(claim, req.id))) throw new Problem('invalid_signature');
      },
    };
    this.success(signer, rate);
  }

  /** By the service as it was read last; a signature that does not fit it is judged by the service as it is. */
  private async signedBy(claim: Claim, requestId: string) {
    const known = this.services.lastRead(claim.code);
    const fault = this.fault(claim, known);
    if (known && !fault) return { service: known, isFresh: false };
    return { service: await this.signedByFresh(claim, requestId), isFresh: true };
  }

  private async signedByFresh(claim: Claim, requestId: string): Promise<SigningService | null> {
    const service = await this.services.read(claim.code);
    const fault = this.fault(claim, service);
    if (service && !fault) return service;
    log.info({ requestId, fault: service ? fault : 'unknown_service' }, 'dispatch refused');
    return null;
  }

  private fault({ timestamp, signature, rawBody }: Claim, service: SigningService | null | undefined) {
    // None for a service that does not exist: the same work, and never good.
    const secrets = service?.secrets() ?? [];
    return signatureFault({ secrets, timestamp, signature, rawBody, toleranceSeconds });
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
