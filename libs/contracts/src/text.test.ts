import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { createOauthClient } from './identity/index.js';
import { plainText, requiredText } from './links/input.js';
import { eventText, nameText } from './notifications/text.js';
import { filledText, text } from './organizations/text.js';

describe('the limits of texts', () => {
  const limits = (schema: z.ZodType) => {
    const { minLength, maxLength } = z.toJSONSchema(schema, { io: 'input' });
    return [minLength, maxLength];
  };

  it('are told by the JSON Schema', () => {
    assert.deepEqual(limits(text(255)), [undefined, 255]);
    assert.deepEqual(limits(filledText(255)), [1, 255]);
    assert.deepEqual(limits(nameText), [1, 255]);
    assert.deepEqual(limits(eventText(8000, { lines: true })), [1, 8000]);
    assert.deepEqual(limits(plainText(60)), [undefined, 60]);
    assert.deepEqual(limits(requiredText(100, 3)), [3, 100]);
    assert.deepEqual(limits(requiredText(100).optional()), [1, 100]);
  });

  it('hold for the name of a client, too, which is made of whole characters', () => {
    const said = (name: string) =>
      createOauthClient.shape.name.safeParse(name).error?.issues.map(({ message }) => message);
    assert.deepEqual(limits(createOauthClient.shape.name), [1, 255]);
    assert.equal(said('🙂'.repeat(255)), undefined);
    assert.deepEqual(said('🙂'.repeat(256)), ['must be at most 255 characters']);
    assert.deepEqual(said('a\ud800'), ['must not hold half characters']);
    assert.deepEqual(said(' '), ['must not be empty']);
  });

  it('count characters as people do, and as JSON Schema does: an emoji is one', () => {
    for (const schema of [text(3), plainText(3), eventText(3, { lines: false })]) {
      assert.ok(schema.safeParse('🙂🙂🙂').success);
      assert.equal(schema.safeParse('🙂🙂🙂🙂').error?.issues[0]?.message, 'must be at most 3 characters');
    }
    assert.equal(requiredText(9, 3).safeParse('🙂🙂').error?.issues[0]?.message, 'must be at least 3 characters');
    for (const schema of [filledText(3), requiredText(3), eventText(3, { lines: false })]) {
      assert.equal(schema.safeParse(' ').error?.issues[0]?.message, 'must not be empty');
    }
  });
});
