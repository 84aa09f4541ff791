import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Management } from '../operations/management.js';
import { gaugeBy } from '../telemetry/metrics.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { atMost } from '../common/time.js';
import { consumersOf } from './consumers.js';
import { rowsOf } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';

interface Waiting {
  consumer: string;
  pending: number;
  oldest_seconds: number;
}

const readMs = 1_000;

/**
 * What consumers have not acknowledged yet: how much, and how old. As metrics, and at `/outbox` of the management port.
 */
@Injectable()
export class OutboxState {
  private reading?: Promise<Waiting[]>;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly dataSource: DataSource,
    management: Management,
  ) {
    gaugeBy('consumer', 'outbox_pending', 'Events that a consumer has not acknowledged', () => this.each('pending'));
    gaugeBy('consumer', 'outbox_oldest_seconds', 'Age of the oldest event that a consumer has not acknowledged', () =>
      this.each('oldest_seconds'),
    );
    management.serve('/outbox', async () => {
      const consumers = await atMost(
        readMs,
        this.read().catch(() => undefined),
      );
      if (!consumers) return [503, 'application/json', '{"error":"postgres_unavailable"}'];
      return [200, 'application/json', JSON.stringify({ consumers })];
    });
  }

  private async each(value: 'pending' | 'oldest_seconds'): Promise<Map<string, number>> {
    return new Map((await this.read()).map((waiting) => [waiting.consumer, waiting[value]]));
  }

  /** Read once for all who ask at the same time. */
  private read(): Promise<Waiting[]> {
    return (this.reading ??= this.query().finally(() => (this.reading = undefined)));
  }

  private query(): Promise<Waiting[]> {
    return rowsOf(
      this.dataSource,
      sql<Waiting>`
        SELECT consumer, coalesce(pending, 0) AS pending, coalesce(oldest_seconds, 0) AS oldest_seconds
        FROM unnest(${consumersOf(this.service.name)}::text[]) AS known (consumer) FULL JOIN (
          SELECT consumer, count(*)::int AS pending,
            round(extract(epoch FROM now() - min(event.occurred_at)), 3)::float AS oldest_seconds
          FROM outbox_recipient JOIN outbox_event event ON event.id = event_id
          WHERE acknowledged_at IS NULL GROUP BY consumer
        ) waiting USING (consumer) ORDER BY consumer`,
    );
  }
}
