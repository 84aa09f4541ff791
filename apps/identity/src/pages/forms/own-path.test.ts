import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { ownPath } from './own-path.js';

describe('a path to go on to', () => {
  it('is kept with its query', () => {
    expect(ownPath('/login?flow=abc&x=%2F')).toBe('/login?flow=abc&x=%2F');
  });

  it('never redirects to another host', () => {
    const tries = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil',
      '/\t/evil',
      '/\n\\evil',
      'https://evil',
      'javascript:x',
    ];
    for (const value of [...tries, '/..//evil', '/./\\evil', '@evil', '', undefined, ['/login'], '/%0a/..//\\evil']) {
      const path = ownPath(value);
      if (path === undefined) continue;
      assert.equal(new URL(path, 'https://ours.example').host, 'ours.example', String(value));
    }
    expect(ownPath('//evil.example')).toBe(undefined);
    expect(ownPath('/\t/evil')).toBe(undefined);
  });
});
