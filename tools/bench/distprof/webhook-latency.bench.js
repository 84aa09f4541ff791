import { webhooksAndReceiver } from './webhook-fixture.js';
import { load, measure, organizations, perSecond, startProducer } from './webhook-load.js';
const goalMs = 100;
const warmUpSeconds = 5;
/** From the commit of an event, through outbox, relay, queue and fan-out, to the receiver's accept, at 200 deliveries a second. */
export async function webhookLatency() {
    const subject = await webhooksAndReceiver();
    let producer;
    try {
        producer = await startProducer(subject);
        const uuids = await organizations(subject, '/healthy');
        await load(producer, uuids, warmUpSeconds);
        const { count, p50, p95, p99 } = await measure(subject, producer, uuids);
        const isQuick = p95 < goalMs;
        console.log(`webhook latency at ${perSecond}/s: p95 ${p95.toFixed(1)} ms, goal ${goalMs} ms: ${isQuick ? 'reached' : 'MISSED'}`);
        console.log(`  p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${count} deliveries`);
        return isQuick;
    }
    finally {
        await producer?.close();
        await subject.stop();
    }
}
//# sourceMappingURL=webhook-latency.bench.js.map