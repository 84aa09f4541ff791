import { Injectable } from '@nestjs/common';
import { teamId, type DispatchAnswer, type DispatchRequest } from '@platform/contracts';
import { newUuid, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { RoutingService, type EventToRoute } from '../routing/routing.service.js';
import type { Signer } from './dispatch-signature.guard.js';
import { insertEvent } from './insert-event.js';

@Injectable()
export class DispatchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly routing: RoutingService,
  ) {}

  /**
   * Stores the event, its routing and its deliveries in one transaction. A request with the same signature is the same
   * request: however many come at once, one makes the event and the others get its answer, after `onReplay`.
   */
  async dispatch(signer: Signer, body: DispatchRequest, onReplay: () => void): Promise<DispatchAnswer> {
    if (body.service_code !== signer.code) throw new Problem('service_mismatch');
    return this.dataSource.transaction(async (tx) => {
      const event = newEvent(signer, body);
      const organization = await insertEvent(tx, event, signer.signatureHash);
      if (organization) {
        const deliveryIds = await this.routing.route(tx, event, organization);
        await tx.query(`UPDATE notification_event SET delivery_ids = $2 WHERE id = $1`, [event.id, deliveryIds]);
        return answer(deliveryIds);
      }
      const deliveryIds = await storedDeliveryIds(tx, signer);
      if (!deliveryIds) throw new Problem('organization_not_found');
      onReplay();
      return answer(deliveryIds);
    });
  }
}

function newEvent(signer: Signer, body: DispatchRequest): EventToRoute {
  return {
    id: newUuid(),
    organization_uuid: body.organization_uuid,
    saas_service_id: signer.id,
    service_code: signer.code,
    organization_team_id: teamOf(body),
    event: body.event,
    severity: body.severity,
    title: body.title,
    message: body.message,
    url: body.url ?? null,
    metadata: body.metadata ?? null,
    created_at: new Date(),
  };
}

/** A metadata value that can be no team is none. */
function teamOf({ organization_team_id, metadata }: DispatchRequest): number | null {
  return organization_team_id ?? teamId.safeParse(metadata?.['organization_team_id']).data ?? null;
}

async function storedDeliveryIds(tx: EntityManager, signer: Signer): Promise<string[] | undefined> {
  const [row] = await tx.query<{ delivery_ids: string[] }[]>(
    `SELECT delivery_ids FROM notification_event WHERE saas_service_id = $1 AND signature_hash = $2`,
    [signer.id, signer.signatureHash],
  );
  return row?.delivery_ids;
}

/** The two fields of the spec at the top, and under `data` as in every other answer. */
function answer(deliveryIds: string[]): DispatchAnswer {
  const routed = { matched_destinations: deliveryIds.length, delivery_ids: deliveryIds };
  return { data: routed, ...routed };
}
