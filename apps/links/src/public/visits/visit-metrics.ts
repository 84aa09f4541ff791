import { counterBy, metrics } from '@platform/service-kit';
import { Histogram } from 'prom-client';

const outcomes = ['redirected', 'answered', 'refused', 'unavailable'] as const;
type VisitOutcome = (typeof outcomes)[number];

const count = counterBy('outcome', 'links_visits_total', 'Visits by what they came to', outcomes);

const duration = new Histogram({
  name: 'links_visit_duration_seconds',
  help: 'Duration of visits, the click on disk included',
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
  registers: [metrics],
});

/**
 * Counts a visit that was answered.
 *
 * @param status of the answer
 * @param durationMs from the request to the answer
 */
export function measureVisit(status: number, durationMs: number): void {
  count(outcomeOf(status));
  duration.observe(durationMs / 1000);
}

function outcomeOf(status: number): VisitOutcome {
  if (status < 300) return 'answered';
  if (status < 400) return 'redirected';
  return status === 503 ? 'unavailable' : 'refused';
}
