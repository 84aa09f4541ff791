import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
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

  it('are in the JSON Schema', () => {
    expect(limits(text(255))).toStrictEqual([undefined, 255]);
    expect(limits(filledText(255))).toStrictEqual([1, 255]);
    expect(limits(nameText)).toStrictEqual([1, 255]);
    expect(limits(eventText(8000, { lines: true }))).toStrictEqual([1, 8000]);
    expect(limits(plainText(60))).toStrictEqual([undefined, 60]);
    expect(limits(requiredText(100, 3))).toStrictEqual([3, 100]);
    expect(limits(requiredText(100).optional())).toStrictEqual([1, 100]);
  });

  it('apply to the name of a client, too, which is made of whole characters', () => {
    const messagesFor = (name: string) =>
      createOauthClient.shape.name.safeParse(name).error?.issues.map(({ message }) => message);
    expect(limits(createOauthClient.shape.name)).toStrictEqual([1, 255]);
    expect(messagesFor('🙂'.repeat(255))).toBe(undefined);
    expect(messagesFor('🙂'.repeat(256))).toStrictEqual(['must be at most 255 characters']);
    expect(messagesFor('a\ud800')).toStrictEqual(['must not hold half characters']);
    expect(messagesFor(' ')).toStrictEqual(['must not be empty']);
  });

  it('count characters as people do, and as JSON Schema does: an emoji is one', () => {
    for (const schema of [text(3), plainText(3), eventText(3, { lines: false })]) {
      assert.ok(schema.safeParse('🙂🙂🙂').success);
      expect(schema.safeParse('🙂🙂🙂🙂').error?.issues[0]?.message).toBe('must be at most 3 characters');
    }
    expect(requiredText(9, 3).safeParse('🙂🙂').error?.issues[0]?.message).toBe('must be at least 3 characters');
    for (const schema of [filledText(3), requiredText(3), eventText(3, { lines: false })]) {
      expect(schema.safeParse(' ').error?.issues[0]?.message).toBe('must not be empty');
    }
  });
});
