/** `npm run bench -w @platform/bench [-- <name> [options]]`: what each shows is in docs/benchmarks.md. */
import { clickLoss } from './click-loss.bench.js';
import { clickRollups } from './click-rollups.bench.js';
import { dispatch, dispatchLatency } from './dispatch.bench.js';
import { growth } from './growth/growth.bench.js';
import { linksList } from './links-list.bench.js';
import { meLatency } from './me-latency.bench.js';
import { patterns } from './patterns.bench.js';
import { permissionCheck } from './permission-check.bench.js';
import { webhookHanging } from './webhook-hanging.bench.js';
import { webhookLatency } from './webhook-latency.bench.js';
import { webhookMemory, webhookThroughput } from './webhook-throughput.bench.js';
import { redirectCurve } from './redirect-curve.bench.js';
import { redirectMemory } from './redirect-memory.bench.js';
import { redirects } from './redirects.bench.js';
import { signIn } from './sign-in.bench.js';
import { tokenCheck } from './token-check.bench.js';
import { tokens } from './tokens.bench.js';

const benchmarks: Record<string, (options: string[]) => Promise<boolean>> = {
  'token-check': tokenCheck,
  'permission-check': permissionCheck,
  'me-latency': meLatency,
  tokens,
  'sign-in': signIn,
  'webhook-throughput': webhookThroughput,
  'webhook-memory': webhookMemory,
  'webhook-latency': webhookLatency,
  dispatch,
  'dispatch-latency': dispatchLatency,
  patterns,
  redirects,
  'links-list': linksList,
  'click-loss': clickLoss,
  'click-rollups': clickRollups,
  'redirect-memory': redirectMemory,
  'redirect-curve': redirectCurve,
  'webhook-hanging': webhookHanging,
  growth,
};

const [wanted, ...options] = process.argv.slice(2);
let reached = true;
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted && wanted !== name) continue;
  reached = (await run(options)) && reached;
}
process.exit(reached ? 0 : 1);
