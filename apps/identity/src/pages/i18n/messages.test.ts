import { describe, expect, it } from '@jest/globals';
import { scopes } from '@platform/contracts';
import { languages } from '@platform/service-kit';
import { messages } from './messages.js';

describe('the texts of pages', () => {
  it('use the singular for one recovery code', () => {
    const left = (number: number) => languages.map((language) => messages('security', language).codesLeft({ number }));
    expect(left(1)).toStrictEqual(['1 left', 'noch 1', '1 restant', 'queda 1', '1 rimasto', 'resta 1']);
    expect(left(2)).toStrictEqual(['2 left', 'noch 2', '2 restants', 'quedan 2', '2 rimasti', 'restam 2']);
  });

  it('describe a scope in English in the words of the contract', () => {
    expect({ ...messages('scopes', 'en') }).toStrictEqual({ ...scopes });
  });
});
