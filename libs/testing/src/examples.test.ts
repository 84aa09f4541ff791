import { describe, expect, it } from '@jest/globals';
import { exampleFindings, examplesOf, shortened } from './examples.js';

const thing = {
  type: 'object',
  properties: { name: { type: 'string', pattern: '^[^\\p{Cc}]+$' } },
  required: ['name'],
};
const json = (example?: unknown) => ({
  'application/json': { schema: { $ref: '#/components/schemas/Thing' }, ...(example !== undefined && { example }) },
});
const document = (body?: unknown, answer?: unknown) => ({
  paths: {
    '/things/{id}': { put: { operationId: 'Things.update', requestBody: { content: json(body) }, responses: {} } },
    '/things/newest': { get: { operationId: 'Things.newest', responses: { 200: { content: json(answer) }, 404: {} } } },
  },
  components: { schemas: { Thing: thing } },
});

describe('the examples of a document', () => {
  it('are missed, and held against their schema', () => {
    expect(exampleFindings(document({ name: 'One' }, { name: 'Two' }))).toStrictEqual([]);
    expect(exampleFindings(document())).toStrictEqual([
      'Things.update, its body: there is no example',
      'Things.newest, its answer 200: there is no example',
    ]);
    expect(exampleFindings(document({ name: 1 }, { name: 'x'.repeat(3_000) }))).toStrictEqual([
      expect.stringMatching(/^Things.update, its body: name /),
      'Things.newest, its answer 200: the example is longer than 3000 characters',
    ]);
  });

  it('are the first calls of their operations, of the path that says more', () => {
    const calls = [
      { method: 'PUT', path: '/things/1?force=true', body: { name: 'First' }, status: 204 },
      { method: 'PUT', path: '/things/2', body: { name: 'Second' }, status: 204 },
      { method: 'GET', path: '/things/newest', status: 200, answer: { name: 'First' } },
      { method: 'GET', path: '/others', status: 200, answer: {} },
    ];
    expect(examplesOf(document(), calls)).toStrictEqual({
      'Things.newest': { answers: { 200: { name: 'First' } } },
      'Things.update': { body: { name: 'First' }, answers: {} },
    });
  });

  it('show two objects of a list, one where that is much, and all of a list of words', () => {
    const list = (length: number) => Array.from({ length: 3 }, () => ({ text: 'x'.repeat(length) }));
    expect([shortened(list(10)), shortened(list(1_500))]).toMatchObject([{ length: 2 }, { length: 1 }]);
    expect(shortened(['a', 'b', 'c'])).toStrictEqual(['a', 'b', 'c']);
  });
});
