import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { describeWebhookEvents, webhookBody, webhookEventNames } from './webhook-events.js';

describe('webhook events', () => {
  it('are the fourteen of the contract and the one of links', () => {
    expect(webhookEventNames).toStrictEqual([
      'user.updated',
      ...['created', 'updated', 'deleted'].map((verb) => `organization.${verb}`),
      ...['added', 'updated', 'removed'].map((verb) => `member.${verb}`),
      ...['created', 'updated', 'deleted'].map((verb) => `role.${verb}`),
      ...['created', 'accepted', 'declined', 'cancelled'].map((verb) => `invitation.${verb}`),
      'link.clicked',
    ]);
  });

  it('have an example that the schema allows exactly', () => {
    for (const { event, example } of describeWebhookEvents())
      assert.deepEqual(webhookBody(event).parse(example), example, event);
  });

  it('have a JSON Schema that names every field of the example', () => {
    for (const { event, example, payload_schema } of describeWebhookEvents()) {
      assert.deepEqual(Object.keys(payload_schema['properties'] as object).sort(), Object.keys(example).sort(), event);
    }
  });
});
