import type { QrData, QrDataOf, QrType } from '@platform/contracts';

const maxOctetsOfLine = 75;

type Payloads = { [T in QrType]: (data: QrDataOf<T>) => string };

/** What a scanner reads, by type (docs/contracts/links.md#qr-data). */
const payloads: Payloads = {
  text: ({ text }) => text,
  link: ({ url }) => url,
  phone: ({ phone }) => `tel:${phone}`,
  email: ({ email, subject, body }) => `mailto:${mailbox(email)}${query({ subject, body })}`,
  sms: ({ phone, message }) => `sms:${phone}${query({ body: message })}`,
  wifi: ({ ssid, encryption, password, hidden }) =>
    [
      `WIFI:T:${encryption === 'none' ? 'nopass' : encryption}`,
      `S:${wifiText(ssid)}`,
      ...(encryption !== 'none' && password !== undefined ? [`P:${wifiText(password)}`] : []),
      ...(hidden ? ['H:true'] : []),
    ].join(';') + ';;',
  vcard,
};

/** @param data in the shape of the type, as a row holds it */
export function qrPayload(type: QrType, data: QrData): string {
  return (payloads[type] as (data: QrData) => string)(data);
}

function mailbox(email: string): string {
  return encodeURIComponent(email).replace('%40', '@');
}

/** RFC 6068 and RFC 5724: a blank is %20 there, and a line ends in CR LF. */
function query(fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  if (given.length === 0) return '';
  return `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`).join('&')}`;
}

function wifiText(text: string): string {
  return text.replace(/[\\;,:"]/g, '\\$&');
}

/** vCard 3.0 (RFC 2426), which every phone reads; lines are folded at 75 octets. */
function vcard(card: QrDataOf<'vcard'>): string {
  const name =
    [card.fname, card.lname].filter(Boolean).join(' ') || card.org || card.email || card.phone || card.cell || '';
  const address = [card.street, card.city, card.state, card.zip, card.country];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${cardText(card.lname)};${cardText(card.fname)};;;`,
    `FN:${cardText(name)}`,
    ...line('ORG', card.org),
    ...line('TITLE', card.title),
    ...line('TEL;TYPE=WORK,VOICE', card.phone),
    ...line('TEL;TYPE=CELL', card.cell),
    ...line('TEL;TYPE=FAX', card.fax),
    ...line('EMAIL', card.email),
    // An address is no text (RFC 2426, 3.6.8): a backslash in it would be a part of it.
    ...(card.site === undefined ? [] : [`URL:${card.site}`]),
    ...(address.some(Boolean) ? [`ADR:;;${address.map(cardText).join(';')}`] : []),
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function line(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${name}:${cardText(value)}`];
}

function cardText(text = ''): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Between characters, never within one. */
function folded(text: string): string {
  let rest = maxOctetsOfLine;
  let result = '';
  for (const character of text) {
    const octets = Buffer.byteLength(character);
    if (octets > rest) {
      result += '\r\n ';
      rest = maxOctetsOfLine - 1;
    }
    result += character;
    rest -= octets;
  }
  return result;
}
