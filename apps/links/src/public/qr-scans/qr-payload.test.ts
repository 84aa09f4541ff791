import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { qrDataKeys, qrDataSchema, qrTypes, type QrType } from '@platform/contracts';
import { qrPayload } from './qr-payload.js';

const payload = (type: QrType, data: unknown) => qrPayload(type, qrDataSchema(type).parse(data));
const problems = (type: QrType, data: unknown) =>
  qrDataSchema(type)
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it('a WIFI code escapes special characters', () => {
  expect(payload('wifi', { ssid: 'a;b"c\\d:e,f', password: 'p;w\\"word' })).toBe(
    'WIFI:T:WPA;S:a\\;b\\"c\\\\d\\:e\\,f;P:p\\;w\\\\\\"word;;',
  );
  expect(payload('wifi', { ssid: ' Café ', encryption: 'none', hidden: '1' })).toBe('WIFI:T:nopass;S: Café ;H:true;;');
});

it('a vCard code escapes commas and line breaks, and folds its lines at 75 octets', () => {
  const text = payload('vcard', {
    fname: 'Ada, Countess',
    lname: 'of; Lovelace',
    street: 'Line 1\nLine 2',
    city: 'Köln',
    org: 'ü'.repeat(60),
    cell: '+49 (151) 123-456',
  });
  expect(text).toContain('\r\nN:of\\; Lovelace;Ada\\, Countess;;;\r\n');
  expect(text).toContain('\r\nADR:;;Line 1\\nLine 2;Köln;;;\r\n');
  expect(text).toContain('\r\nTEL;TYPE=CELL:+49151123456\r\n');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBeTruthy();
  expect(text.replaceAll('\r\n ', '')).toContain(`ORG:${'ü'.repeat(60)}\r\n`);
});

it('a WIFI code takes valid keys, also of 64 hexadecimal digits, and no others', () => {
  const fault = (key: object) => problems('wifi', { ssid: 'n', ...key });
  for (const key of [
    { password: 'a'.repeat(8) },
    { password: 'a'.repeat(63) },
    { password: '0123456789abcdefABCDEF0123456789'.repeat(2) },
    { encryption: 'WEP', password: 'abcde' },
    { encryption: 'WEP', password: 'a1'.repeat(13) },
  ])
    assert.deepEqual(fault(key), [], JSON.stringify(key));
  for (const key of [{ password: 'abcde' }, { password: 'x'.repeat(64) }, { encryption: 'WEP', password: 'abcdefg' }])
    assert.match(fault(key)[0]!, /^password must be one of the network/, JSON.stringify(key));
});

it('a vCard code has the web site of a contact unescaped, as an address is no text of a vCard', () => {
  const text = payload('vcard', { fname: 'Ada', site: 'https://a.example/a,b;c' });
  expect(text).toContain('\r\nURL:https://a.example/a,b;c\r\n');
});

it('a QR code encodes mail, phone and message addresses as their RFCs say', () => {
  expect(payload('email', 'a+b@example.org')).toBe('mailto:a%2Bb@example.org');
  expect(payload('email', { email: 'a@example.org', subject: 'Q & A?', message: 'one\ntwo' })).toBe(
    'mailto:a@example.org?subject=Q%20%26%20A%3F&body=one%0D%0Atwo',
  );
  expect(payload('phone', { phone: '+49 151 / 123-456' })).toBe('tel:+49151123456');
  expect(payload('sms', { number: '+49151', body: 'hé llo' })).toBe('sms:+49151?body=h%C3%A9%20llo');
});

it('a QR code accepts every field name that clients use, and the plain string where there is one', () => {
  const alike: [QrType, unknown, unknown][] = [
    ['text', 'x', { text: 'x' }],
    ['link', 'https://a.example', { link: 'https://a.example' }],
    ['sms', '+49151', { phone: '+49151', message: '' }],
    ['wifi', { network: 'n', security: 'WPA2', pass: 'secret12', other: 1 }, { ssid: 'n', password: 'secret12' }],
    [
      'vcard',
      { firstname: 'A', lastname: 'B', company: 'C', address: 'S', email: null },
      { fname: 'A', lname: 'B', org: 'C', street: 'S' },
    ],
  ];
  for (const [type, one, other] of alike) assert.equal(payload(type, one), payload(type, other), type);
});

it('a QR code names the invalid field of its data', () => {
  expect(problems('wifi', { ssid: '' })).toContain('ssid must not be empty');
  expect(problems('wifi', { ssid: 'x' })).toStrictEqual(['password is needed unless encryption is none']);
  expect(problems('vcard', {})).toStrictEqual(['fname a contact needs at least one field']);
  expect(problems('phone', 'call me')).toStrictEqual(['phone must be a phone number, such as +4915112345678']);
  expect(problems('email', 'nobody')).toStrictEqual(['email must be an e-mail address']);
  expect(problems('text', '')).toStrictEqual(['text must not be empty']);
  for (const type of qrTypes) {
    assert.notDeepEqual(problems(type, ['a', 'b']), [], type);
    expect(qrDataKeys(type)).not.toBe('');
  }
});
