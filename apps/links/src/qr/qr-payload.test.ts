import assert from 'node:assert/strict';
import { it } from 'node:test';
import { qrDataKeys, qrDataSchema, qrTypes, type QrType } from '@platform/contracts';
import { qrPayload } from './qr-payload.js';

const payload = (type: QrType, data: unknown) => qrPayload(type, qrDataSchema(type).parse(data));
const problems = (type: QrType, data: unknown) =>
  qrDataSchema(type)
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it('L24 escapes what has a meaning in a WIFI code', () => {
  assert.equal(
    payload('wifi', { ssid: 'a;b"c\\d:e,f', password: 'p;w\\"' }),
    'WIFI:T:WPA;S:a\\;b\\"c\\\\d\\:e\\,f;P:p\\;w\\\\\\";;',
  );
  assert.equal(payload('wifi', { ssid: ' Café ', encryption: 'none', hidden: '1' }), 'WIFI:T:nopass;S: Café ;H:true;;');
});

it('L24 escapes commas and line breaks of a vCard, and folds its lines at 75 octets', () => {
  const text = payload('vcard', {
    fname: 'Ada, Countess',
    lname: 'of; Lovelace',
    street: 'Line 1\nLine 2',
    city: 'Köln',
    org: 'ü'.repeat(60),
    cell: '+49 (151) 123-456',
  });
  assert.ok(text.includes('\r\nN:of\\; Lovelace;Ada\\, Countess;;;\r\n'));
  assert.ok(text.includes('\r\nADR:;;Line 1\\nLine 2;Köln;;;\r\n'));
  assert.ok(text.includes('\r\nTEL;TYPE=CELL:+49151123456\r\n'));
  assert.ok(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75));
  assert.ok(text.replaceAll('\r\n ', '').includes(`ORG:${'ü'.repeat(60)}\r\n`));
});

it('encodes addresses of mail, phone and message as their RFCs say', () => {
  assert.equal(payload('email', 'a+b@example.org'), 'mailto:a%2Bb@example.org');
  assert.equal(
    payload('email', { email: 'a@example.org', subject: 'Q & A?', message: 'one\ntwo' }),
    'mailto:a@example.org?subject=Q%20%26%20A%3F&body=one%0D%0Atwo',
  );
  assert.equal(payload('phone', { phone: '+49 151 / 123-456' }), 'tel:+49151123456');
  assert.equal(payload('sms', { number: '+49151', body: 'hé llo' }), 'sms:+49151?body=h%C3%A9%20llo');
});

it('takes every name of a field that clients use, and the plain string where there is one', () => {
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

it('says what is wrong with data, by its field', () => {
  assert.ok(problems('wifi', { ssid: '' }).includes('ssid must not be empty'));
  assert.deepEqual(problems('wifi', { ssid: 'x' }), ['password is needed unless encryption is none']);
  assert.deepEqual(problems('vcard', {}), ['fname a contact needs at least one field']);
  assert.deepEqual(problems('phone', 'call me'), ['phone must be a phone number, such as +4915112345678']);
  assert.deepEqual(problems('email', 'nobody'), ['email must be an e-mail address']);
  assert.deepEqual(problems('text', ''), ['text must not be empty']);
  for (const type of qrTypes) {
    assert.notDeepEqual(problems(type, ['a', 'b']), [], type);
    assert.notEqual(qrDataKeys(type), '');
  }
});
