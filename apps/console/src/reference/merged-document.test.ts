import { describe, expect, it } from '@jest/globals';
import { mergedDocument, type ApiDocument } from './merged-document.js';

const document = (name: string, paths: ApiDocument['paths'], more: Partial<ApiDocument> = {}): ApiDocument => ({
  openapi: '3.1.0',
  info: { title: name, version: '1' },
  servers: [{ url: 'https://id.example.com' }],
  paths,
  ...more,
});
const get = (tag: string, schema = 'Thing') => ({
  get: {
    operationId: 'Things.list',
    tags: [tag],
    responses: { 200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } } },
  },
});
const components = (fields: object) => ({
  schemas: { Thing: fields, List: { items: { $ref: '#/components/schemas/Thing' } }, Same: { type: 'null' } },
  securitySchemes: { oauth: { type: 'oauth2' } },
});

describe('the document of all services', () => {
  const merged = mergedDocument({
    one: document('One', { '/a': get('A') }, { components: components({ type: 'string' }), tags: [{ name: 'A' }] }),
    other: document(
      'Other',
      { '/b': get('B') },
      { components: components({ type: 'integer' }), tags: [{ name: 'B' }] },
    ),
  });

  it('puts the name of the service before ids of operations, and before names of components that differ', () => {
    expect(merged.paths).toMatchObject({
      '/a': { get: { operationId: 'one.Things.list' } },
      '/b': { get: { operationId: 'other.Things.list' } },
    });
    expect(JSON.stringify(merged.paths['/b'])).toContain('"#/components/schemas/other.Thing"');
    expect(merged.components?.['schemas']).toStrictEqual({
      'one.Thing': { type: 'string' },
      'one.List': { items: { $ref: '#/components/schemas/one.Thing' } },
      'other.Thing': { type: 'integer' },
      'other.List': { items: { $ref: '#/components/schemas/other.Thing' } },
      Same: { type: 'null' },
    });
  });

  it('has each security scheme once, all tags, and a group of tags for each service', () => {
    expect(merged.components?.securitySchemes).toStrictEqual({ oauth: { type: 'oauth2' } });
    expect(merged.tags?.map(({ name }) => name)).toStrictEqual(['A', 'B']);
    expect(merged).toMatchObject({
      'x-tagGroups': [
        { name: 'One', tags: ['A'] },
        { name: 'Other', tags: ['B'] },
      ],
    });
  });

  it('is refused when two services have one path', () => {
    const same = { one: document('One', { '/a': get('A') }), other: document('Other', { '/a': get('B') }) };
    expect(() => mergedDocument(same)).toThrow('two services have /a, and not the same');
  });
});
