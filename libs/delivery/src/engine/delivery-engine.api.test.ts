import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { verifyRequest } from '@platform/signatures';
import { eventually } from '@platform/testing';
import { deliveryBench, secret } from '../delivery-bench.test-helper.js';
import type { DeliveryBench } from '../delivery-bench.test-helper.js';

describe('the delivery engine', () => {
  let bench: DeliveryBench;
  const requestsTo = (path: string) => bench.receiver.requests.filter((request) => request.path === path);

  beforeAll(async () => {
    bench = await deliveryBench();
    await bench.engine();
  });
  afterAll(() => bench.close());

  it('sends what a transaction commits, signed, and records it', async () => {
    const [id] = await bench.enqueue(bench.destination('/plain'));
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
    const delivery = await bench.delivery(id!);
    expect(delivery.attempt).toBe(1);
    expect(delivery.statusCode).toBe(200);
    expect(delivery.responseBody).toBe('ok');
    expect(delivery.claimedAt).toBe(null);
    assert.ok(delivery.completedAt);
    const [request] = requestsTo('/plain');
    expect(request?.headers['x-platform-delivery']).toBe(id);
    expect(request?.rawBody.toString()).toBe(delivery.payload);
    expect(verifyRequest(request!.headers, request!.rawBody, secret)).toBeTruthy();
    const attempts = await bench.attempts(id!);
    expect(attempts.map(({ number, outcome, statusCode }) => [number, outcome, statusCode])).toStrictEqual([
      [1, 'success', 200],
    ]);
  });

  it('sends nothing of a transaction that rolls back', async () => {
    const destinationId = bench.destination('/rolled-back');
    const later = bench.destination('/after-rollback');
    await expect(
      bench.dataSource.transaction(async (tx) => {
        await bench.queue.enqueue(tx, [
          { destinationId, sourceId: randomUUID(), occurredAt: new Date(), event: 'a.b', payload: '{}' },
        ]);
        throw new Error('rolled back');
      }),
    ).rejects.toBeDefined();
    await bench.enqueue(later);
    await eventually(() => expect(requestsTo('/after-rollback').length).toBe(1));
    expect(requestsTo('/rolled-back').length).toBe(0);
  });

  it('makes one delivery of a source to a destination, however often that is enqueued', async () => {
    const destinationId = bench.destination('/once');
    const delivery = { destinationId, sourceId: randomUUID(), occurredAt: new Date(), event: 'a.b', payload: '{}' };
    const made = await Promise.all(
      [1, 2, 3].map(() => bench.dataSource.transaction((tx) => bench.queue.enqueue(tx, [delivery, delivery]))),
    );
    expect(made.flat().length).toBe(1);
    await eventually(() => expect(requestsTo('/once').length).toBe(1));
  });

  it('retries until success under the same delivery id', async () => {
    bench.receiver.always(({ path }) => ({ status: path === '/flaky' && requestsTo('/flaky').length < 3 ? 500 : 200 }));
    const [id] = await bench.enqueue(bench.destination('/flaky'));
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
    expect((await bench.delivery(id!)).attempt).toBe(3);
    const ids = requestsTo('/flaky').map(({ headers }) => headers['x-platform-delivery']);
    expect(ids).toStrictEqual([id, id, id]);
    const attempts = await bench.attempts(id!);
    expect(attempts.map(({ number, outcome, errorCode }) => [number, outcome, errorCode])).toStrictEqual([
      [1, 'failure', 'http_500'],
      [2, 'failure', 'http_500'],
      [3, 'success', null],
    ]);
  });

  it('fails a delivery finally after one send and five retries, and records that', async () => {
    bench.receiver.always(({ path }) => ({ status: path === '/never' ? 404 : 200, body: 'no\u0000thing' }));
    const [id] = await bench.enqueue(bench.destination('/never'));
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('failed'));
    const delivery = await bench.delivery(id!);
    expect(requestsTo('/never').length).toBe(6);
    expect(delivery.attempt).toBe(6);
    expect(delivery.maxAttempts).toBe(5);
    expect(delivery.retriesLeft).toBe(0);
    expect(delivery.nextRetryAt).toBe(null);
    expect(delivery.errorCode).toBe('http_404');
    expect(delivery.responseBody).toBe('no\ufffdthing');
    expect((await bench.attempts(id!)).length).toBe(6);
  });

  it('sends a failed delivery again by hand, with a new count and the same id, once of two requests', async () => {
    let status = 404;
    bench.receiver.always(({ path }) => ({ status: path === '/by-hand' ? status : 200 }));
    const [id] = await bench.enqueue(bench.destination('/by-hand'));
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('failed'));
    status = 200;
    const retries = await Promise.all(
      [1, 2].map(() => bench.dataSource.transaction((tx) => bench.queue.retry(tx, id!))),
    );
    expect(retries.sort()).toStrictEqual([false, true]);
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
    const delivery = await bench.delivery(id!);
    expect([delivery.attempt, delivery.generation]).toStrictEqual([1, 1]);
    expect(requestsTo('/by-hand').length).toBe(7);
    const last = (await bench.attempts(id!)).at(-1);
    expect([last?.generation, last?.number, last?.outcome]).toStrictEqual([1, 1, 'success']);
    expect(await bench.dataSource.transaction((tx) => bench.queue.retry(tx, id!))).toBe(false);
  });

  it('disables the destination on 410, notifies the service, and ends its waiting deliveries', async () => {
    bench.receiver.always(({ path }) => ({ status: path === '/gone' ? 410 : 200 }));
    const destinationId = bench.destination('/gone');
    const [first] = await bench.enqueue(destinationId);
    await eventually(async () => expect((await bench.delivery(first!)).status).toBe('failed'));
    expect((await bench.destinationState(destinationId)).disabledReason).toBe('gone');
    await eventually(() => expect(bench.sender.disabledCalls).toStrictEqual([[destinationId, 'gone']]));
    const [second] = await bench.enqueue(destinationId);
    await eventually(async () => expect((await bench.delivery(second!)).errorCode).toBe('destination_disabled'));
    expect(requestsTo('/gone').length).toBe(1);

    bench.receiver.always({ status: 200 });
    await bench.dataSource.transaction(async (tx) => {
      await bench.destinations.enable(tx, destinationId);
      await bench.queue.retry(tx, second!);
    });
    await eventually(async () => expect((await bench.delivery(second!)).status).toBe('success'));
  });

  it('fails a delivery whose sender throws, and continues with the others', async () => {
    const unknown = randomUUID();
    const [broken] = await bench.enqueue(unknown);
    const [sound] = await bench.enqueue(bench.destination('/sound'));
    await eventually(async () => expect((await bench.delivery(broken!)).status).toBe('failed'));
    expect((await bench.delivery(broken!)).errorCode).toBe('internal_error');
    await eventually(async () => expect((await bench.delivery(sound!)).status).toBe('success'));
  });

  it('defers a delivery while our own database interrupts its preparation, and uses up no attempt', async () => {
    const destinationId = bench.destination('/prepared');
    const brokenOff = Object.assign(new Error('terminating connection'), { code: '57P01' });
    bench.sender.faults = [brokenOff, new Error('Connection terminated unexpectedly')];
    const [id] = await bench.enqueue(destinationId);
    await eventually(async () => expect((await bench.delivery(id!)).status).toBe('success'));
    expect(
      (await bench.attempts(id!)).map(({ number, outcome, errorCode }) => [number, outcome, errorCode]),
    ).toStrictEqual([
      [1, 'deferred', 'unavailable'],
      [1, 'deferred', 'unavailable'],
      [1, 'success', null],
    ]);
    expect((await bench.destinationState(destinationId)).consecutiveFailures).toBe(0);
  });
});
