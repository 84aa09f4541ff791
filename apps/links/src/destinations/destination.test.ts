import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { destination, webDestination } from './destination.js';

const own = ['https://go.example', 'http://localhost:8081'];
const refused = (text: string) =>
  assert.throws(() => destination(text, own), { code: 'validation_failed' }, JSON.stringify(text.slice(0, 60)));

it('a destination is a web address, stored as written with its canonical form', () => {
  for (const [text, url, href] of [
    ['https://example.org', 'https://example.org', 'https://example.org/'],
    ['  HTTP://Example.ORG/A?b=c#d ', 'HTTP://Example.ORG/A?b=c#d', 'http://example.org/A?b=c#d'],
    ['https://example.org/ä?q=ö#ü', 'https://example.org/ä?q=ö#ü', 'https://example.org/%C3%A4?q=%C3%B6#%C3%BC'],
    ['https://münchen.example/', 'https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
    ['https://example.org/?u=a@b.c', 'https://example.org/?u=a@b.c', 'https://example.org/?u=a@b.c'],
    ['https://example.org/a\tb', 'https://example.org/ab', 'https://example.org/ab'],
    ['http://localhost:9999/', 'http://localhost:9999/', 'http://localhost:9999/'],
  ] as const) {
    expect(destination(text, own)).toStrictEqual({ url, href });
  }
});

it('a destination is nothing that a browser would run, read from disk or hide', () => {
  for (const text of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/x',
    'ftp://example.org/',
    'about:blank',
    'intent://x#Intent;end',
    'view-source:https://example.org/',
    'unknown-app:x',
    '',
    '   ',
  ]) {
    refused(text);
  }
});

it('a destination may open mail, calls, messages and apps by a harmless scheme, also within a header', () => {
  for (const [text, href] of [
    ['mailto:ada@example.org?subject=Hello there', 'mailto:ada@example.org?subject=Hello%20there'],
    ['TEL:+49 30 1234567', 'tel:+49%2030%201234567'],
    ['sms:+4930123?body=hi', 'sms:+4930123?body=hi'],
    ['whatsapp://send?text=hällo', 'whatsapp://send?text=h%C3%A4llo'],
    ['tg://resolve?domain=ada', 'tg://resolve?domain=ada'],
  ] as const)
    expect(destination(text, own).href).toBe(href);
  for (const text of ['mailto:', 'tel:', 'sms:?', 'whatsapp://', 'mailto:a@b.c\r\nX: y']) refused(text);
  assert.throws(() => webDestination('mailto:a@b.c', own), { code: 'validation_failed' });
});

it('a destination never reads as one host and leads to another', () => {
  for (const text of [
    '//evil.example',
    'https:\\\\evil.example',
    'https:/evil.example',
    'https:evil.example',
    'https://',
    'https:///path',
    'example.org',
    'https://user@evil.example',
    'https://user:pw@evil.example',
    'https://:@evil.example',
    'https://@evil.example',
    'https://exa mple.org',
    'https://[::1',
    'https://.',
  ]) {
    refused(text);
  }
});

it('a destination puts no line break into a header', () => {
  for (const text of ['https://example.org/\r\nSet-Cookie: a=b', 'https://example.org/a\nb']) refused(text);
  expect(destination('https://example.org/%0d%0aX:y', own).href).not.toMatch(/[\r\n]/);
});

it('a destination is no address of this service: that would be a loop', () => {
  for (const text of [
    'https://go.example/x',
    'http://GO.example./x',
    'https://go.example:443',
    'http://localhost:8081/a',
  ])
    refused(text);
});

it('a destination has at most 8192 characters', () => {
  const base = 'https://example.org/';
  expect(destination(base + 'a'.repeat(8192 - base.length), own)).toBeTruthy();
  refused(base + 'a'.repeat(8193 - base.length));
});
