import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { verifyRequest } from '@platform/signatures';
import { eventually } from '@platform/testing';
import { deliveryBench, secret } from './delivery-bench.test-helper.js';
import type { DeliveryBench } from './delivery-bench.test-helper.js';

describe('delivery engine', () => {
  let bench: DeliveryBench;
  const requestsTo = (path: string) => bench.receiver.requests.filter((request) => request.path === path);

  before(async () => {
    bench = await deliveryBench();
    await bench.engine();
  });
  after(() => bench.close());

  it('sends what a transaction commits, signed, and records it', async () => {
    const [id] = await bench.enqueue(bench.destination('/plain'));
    await eventually(async () => assert.equal((await bench.delivery(id!)).status, 'success'));
    const delivery = await bench.delivery(id!);
    assert.equal(delivery.attempt, 1);
    assert.equal(delivery.statusCode, 200);
    assert.equal(delivery.responseBody, 'ok');
    assert.equal(delivery.claimedAt, null);
    assert.ok(delivery.completedAt);
    const [request] = requestsTo('/plain');
    assert.equal(request?.headers['x-platform-delivery'], id);
    assert.equal(request?.rawBody.toString(), delivery.payload);
    assert.ok(verifyRequest(request.headers, request.rawBody, secret));
    const attempts = await bench.attempts(id!);
    assert.deepEqual(
      attempts.map(({ number, outcome, statusCode }) => [number, outcome, statusCode]),
      [[1, 'success', 200]],
    );
  });

  it('sends nothing of a transaction that rolls back', async () => {
    const destinationId = bench.destination('/rolled-back');
    const later = bench.destination('/after-rollback');
    await assert.rejects(
      bench.dataSource.transaction(async (tx) => {
        await bench.queue.enqueue(tx, [
          { destinationId, sourceId: randomUUID(), occurredAt: new Date(), event: 'a.b', payload: '{}' },
        ]);
        throw new Error('rolled back');
      }),
    );
    await bench.enqueue(later);
    await eventually(() => assert.equal(requestsTo('/after-rollback').length, 1));
    assert.equal(requestsTo('/rolled-back').length, 0);
  });

  it('makes one delivery of a source to a destination, however often it is enqueued', async () => {
    const destinationId = bench.destination('/once');
    const delivery = { destinationId, sourceId: randomUUID(), occurredAt: new Date(), event: 'a.b', payload: '{}' };
    const made = await Promise.all(
      [1, 2, 3].map(() => bench.dataSource.transaction((tx) => bench.queue.enqueue(tx, [delivery, delivery]))),
    );
    assert.equal(made.flat().length, 1);
    await eventually(() => assert.equal(requestsTo('/once').length, 1));
  });

  it('retries until success under the same delivery id', async () => {
    bench.receiver.always(({ path }) => ({ status: path === '/flaky' && requestsTo('/flaky').length < 3 ? 500 : 200 }));
    const [id] = await bench.enqueue(bench.destination('/flaky'));
    await eventually(async () => assert.equal((await bench.delivery(id!)).status, 'success'));
    assert.equal((await bench.delivery(id!)).attempt, 3);
    const ids = requestsTo('/flaky').map(({ headers }) => headers['x-platform-delivery']);
    assert.deepEqual(ids, [id, id, id]);
    const attempts = await bench.attempts(id!);
    assert.deepEqual(
      attempts.map(({ number, outcome, errorCode }) => [number, outcome, errorCode]),
      [
        [1, 'failure', 'http_500'],
        [2, 'failure', 'http_500'],
        [3, 'success', null],
      ],
    );
  });

  it('fails for good after one send and five retries, and says so', async () => {
    bench.receiver.always(({ path }) => ({ status: path === '/never' ? 404 : 200, body: 'no\u0000thing' }));
    const [id] = await bench.enqueue(bench.destination('/never'));
    await eventually(async () => assert.equal((await bench.delivery(id!)).status, 'failed'));
    const delivery = await bench.delivery(id!);
    assert.equal(requestsTo('/never').length, 6);
    assert.equal(delivery.attempt, 6);
    assert.equal(delivery.maxAttempts, 5);
    assert.equal(delivery.retriesLeft, 0);
    assert.equal(delivery.nextRetryAt, null);
    assert.equal(delivery.errorCode, 'http_404');
    assert.equal(delivery.responseBody, 'no\ufffdthing');
    assert.equal((await bench.attempts(id!)).length, 6);
  });

  it('sends a failed delivery again by hand: counter reset, same id, and only one of two retries at once', async () => {
    let status = 404;
    bench.receiver.always(({ path }) => ({ status: path === '/by-hand' ? status : 200 }));
    const [id] = await bench.enqueue(bench.destination('/by-hand'));
    await eventually(async () => assert.equal((await bench.delivery(id!)).status, 'failed'));
    status = 200;
    const retries = await Promise.all(
      [1, 2].map(() => bench.dataSource.transaction((tx) => bench.queue.retry(tx, id!))),
    );
    assert.deepEqual(retries.sort(), [false, true]);
    await eventually(async () => assert.equal((await bench.delivery(id!)).status, 'success'));
    const delivery = await bench.delivery(id!);
    assert.deepEqual([delivery.attempt, delivery.generation], [1, 1]);
    assert.equal(requestsTo('/by-hand').length, 7);
    const last = (await bench.attempts(id!)).at(-1);
    assert.deepEqual([last?.generation, last?.number, last?.outcome], [1, 1, 'success']);
    assert.equal(await bench.dataSource.transaction((tx) => bench.queue.retry(tx, id!)), false);
  });

  it('disables the destination on 410, tells the service, and ends what waits for it', async () => {
    bench.receiver.always(({ path }) => ({ status: path === '/gone' ? 410 : 200 }));
    const destinationId = bench.destination('/gone');
    const [first] = await bench.enqueue(destinationId);
    await eventually(async () => assert.equal((await bench.delivery(first!)).status, 'failed'));
    assert.equal((await bench.destinationState(destinationId)).disabledReason, 'gone');
    await eventually(() => assert.deepEqual(bench.sender.disabledCalls, [[destinationId, 'gone']]));
    const [second] = await bench.enqueue(destinationId);
    await eventually(async () => assert.equal((await bench.delivery(second!)).errorCode, 'destination_disabled'));
    assert.equal(requestsTo('/gone').length, 1);

    bench.receiver.always({ status: 200 });
    await bench.dataSource.transaction(async (tx) => {
      await bench.destinations.enable(tx, destinationId);
      await bench.queue.retry(tx, second!);
    });
    await eventually(async () => assert.equal((await bench.delivery(second!)).status, 'success'));
  });

  it('fails a delivery whose sender throws, and goes on with the others', async () => {
    const unknown = randomUUID();
    const [broken] = await bench.enqueue(unknown);
    const [sound] = await bench.enqueue(bench.destination('/sound'));
    await eventually(async () => assert.equal((await bench.delivery(broken!)).status, 'failed'));
    assert.equal((await bench.delivery(broken!)).errorCode, 'internal_error');
    await eventually(async () => assert.equal((await bench.delivery(sound!)).status, 'success'));
  });

  it('puts a delivery off while our own database breaks off its preparation, and uses up no try for it', async () => {
    const destinationId = bench.destination('/prepared');
    const brokenOff = Object.assign(new Error('terminating connection'), { code: '57P01' });
    bench.sender.faults = [brokenOff, new Error('Connection terminated unexpectedly')];
    const [id] = await bench.enqueue(destinationId);
    await eventually(async () => assert.equal((await bench.delivery(id!)).status, 'success'));
    assert.deepEqual(
      (await bench.attempts(id!)).map(({ number, outcome, errorCode }) => [number, outcome, errorCode]),
      [
        [1, 'deferred', 'unavailable'],
        [1, 'deferred', 'unavailable'],
        [1, 'success', null],
      ],
    );
    assert.equal((await bench.destinationState(destinationId)).consecutiveFailures, 0);
  });
});
