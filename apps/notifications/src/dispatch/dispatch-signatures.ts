import { Injectable } from '@nestjs/common';
import { log } from '@platform/service-kit';
import { signatureFault } from '@platform/signatures';
import { SaasServices, type SigningService } from '../saas-services/index.js';

/** A dispatch as it came, with what says that its service has signed it. */
export interface SignedRequest {
  requestId: string;
  code: string;
  timestamp: string;
  signature: string;
  rawBody: Buffer;
}

const toleranceSeconds = 300;

/** Whether the bytes of a body were signed by a registered service, less than 300 seconds ago. */
@Injectable()
export class DispatchSignatures {
  constructor(private readonly services: SaasServices) {}

  /**
   * By the service as it was read last. A signature that does not fit that is verified by the service as it is now.
   *
   * @returns null for every fault of the signature, after the same work
   */
  async verify(request: SignedRequest): Promise<SigningService | null> {
    const known = this.services.cached(request.code);
    const fault = faultOf(request, known);
    return known && !fault ? known : this.verifyAgain(request);
  }

  /** By the service as it is now. */
  async verifyAgain(request: SignedRequest): Promise<SigningService | null> {
    const service = await this.services.read(request.code);
    const fault = faultOf(request, service);
    if (service && !fault) return service;
    log.info({ requestId: request.requestId, fault: service ? fault : 'unknown_service' }, 'dispatch refused');
    return null;
  }
}

function faultOf({ timestamp, signature, rawBody }: SignedRequest, service: SigningService | null | undefined) {
  // None for a service that does not exist: the same work, and never good.
  const secrets = service?.secrets() ?? [];
  return signatureFault({ secrets, timestamp, signature, rawBody, toleranceSeconds });
}
