import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { isMixed, refusesFrames } from './frame-check.js';

const page = 'https://page.example';
const ours = 'https://go.example';
const refuses = (frameOptions: string, policy = '', frame = ours) =>
  refusesFrames({ frameOptions, policy }, page, frame);

it('a page refuses frames by X-Frame-Options or frame-ancestors as browsers read them', () => {
  const cases: [string, string, boolean][] = [
    ['', '', false],
    ['DENY', '', true],
    ['SAMEORIGIN', '', true],
    ['sameorigin, deny', '', true],
    ['ALLOW-FROM https://go.example', '', false],
    ['', `default-src 'self'`, false],
    ['', `frame-ancestors 'none'`, true],
    ['', `default-src 'self'; Frame-Ancestors 'self'`, true],
    ['', 'frame-ancestors', true],
    ['', 'frame-ancestors *', false],
    ['', 'frame-ancestors https:', false],
    ['', 'frame-ancestors https://go.example', false],
    ['', 'frame-ancestors http://go.example', false],
    ['', 'frame-ancestors *.example', false],
    ['', 'frame-ancestors https://*.go.example', true],
    ['', 'frame-ancestors https://go.example:8443', true],
    ['', `frame-ancestors *, frame-ancestors 'none'`, true],
    ['DENY', 'frame-ancestors https://go.example', false],
  ];
  for (const [options, policy, expected] of cases)
    assert.equal(refuses(options, policy), expected, `${options} | ${policy}`);
});

it('a browser shows no page without TLS in a page with TLS', () => {
  expect(isMixed('http://page.example/', ours)).toBe(true);
  expect(isMixed('https://page.example/', ours)).toBe(false);
  expect(isMixed('http://page.example/', 'http://go.example')).toBe(false);
});

it('a page of the same origin may be framed where others may not', () => {
  expect(refuses('SAMEORIGIN', '', page)).toBe(false);
  expect(refuses('', `frame-ancestors 'self'`, page)).toBe(false);
});
