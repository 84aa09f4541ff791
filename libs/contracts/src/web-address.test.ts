import { describe, expect, it } from '@jest/globals';
import { lenientWebAddress, webAddress } from './web-address.js';

const taken = (schema: typeof webAddress, values: string[]) =>
  values.filter((value) => schema.safeParse(value).success);

describe('a web address', () => {
  const written = ['https://example.org', 'HTTP://example.org:8080/a?b#c', ' https://example.org/ '];
  const mended = ['https:example.org', 'https:///example.org', 'https://example.org/a b'];
  const refused = [
    'example.org',
    'ftp://example.org',
    'https://',
    'https://a:b@example.org',
    'https://example.org/\u0007',
  ];

  it('that people enter is as it will stand in a link', () => {
    expect(taken(webAddress, [...written, ...mended, ...refused])).toStrictEqual(written);
  });

  it('that comes with an event may need what a browser mends', () => {
    expect(taken(lenientWebAddress, [...written, ...mended, ...refused])).toStrictEqual([...written, ...mended]);
  });
});
