import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { dispatchAnswer, dispatchRequest, type DispatchAnswer, type DispatchRequest } from '@platform/contracts';
import { Answer, AuthenticateBy, Describe, SkipChangeInterceptor } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { DispatchSignatureStrategy, SignedBy, type Signer } from './dispatch-signature.strategy.js';
import { DispatchService } from './dispatch.service.js';

export const dispatchPath = 'api/v1/notifications/dispatch';

@Controller(dispatchPath)
@Describe({ tag: 'Dispatch' })
export class DispatchController {
  constructor(private readonly dispatching: DispatchService) {}

  /**
   * `Idempotent-Replayed: true` marks the stored answer to a byte-identical repeat, and to the same body under the same
   * `Idempotency-Key` (24 hours).
   */
  @Post()
  @AuthenticateBy(DispatchSignatureStrategy)
  @SkipChangeInterceptor()
  @Describe({
    summary: 'Dispatch an event of your service',
    description:
      'Stores the event, routes it by the rules of the organization and sends it on. The body is at most ' +
      '64 KiB, signed by a registered service. A repeat gets the stored answer.',
    headers: {
      'X-Platform-Service': 'Service code; must equal service_code',
      'X-Platform-Timestamp': 'Unix seconds',
      'X-Platform-Signature-256': 'sha256=<hex HMAC of timestamp.body>',
    },
    scheme: 'dispatchSignature',
    errors: [
      'rate_limit_exceeded',
      'backlog_full',
      'idempotency_key_reused',
      'organization_not_found',
      'service_mismatch',
      'invalid_signature',
    ],
  })
  @Answer(202, dispatchAnswer, 'The event, its routing and its deliveries are stored.')
  async dispatch(
    @SignedBy() signer: Signer,
    @Body({ schema: dispatchRequest }) body: DispatchRequest,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DispatchAnswer> {
    const { deliveryIds, isRepeat } = await this.dispatching.dispatch(signer, body, key);
    if (isRepeat) void reply.header('idempotent-replayed', 'true');
    // The two fields of the contract at the top, and under `data` as in every other answer.
    const routed = { matched_destinations: deliveryIds.length, delivery_ids: deliveryIds };
    return { data: routed, ...routed };
  }
}
