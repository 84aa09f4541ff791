import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { checkColors } from '../../api/qr/qr-colors.js';
import { qrModules, qrPng, qrSvg, type QrLook } from './qr-picture.js';

const plain: QrLook = { foreground: 'rgb(0,0,0)', background: 'rgb(255,255,255)', logo: null };

/** Reads the picture with a second library, as a phone would. */
async function scanned(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (jsQR as unknown as typeof jsQR.default)(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const draw = (payload: string, look: QrLook = plain, size?: number) =>
  qrPng(qrSvg(qrModules(payload, look.logo !== null), look, size));

const logo = await sharp({ create: { width: 256, height: 256, channels: 4, background: '#d02060' } })
  .png()
  .toBuffer();

const fieldOf = (name: string, message: RegExp) => ({
  code: 'validation_failed',
  details: expect.objectContaining({ errors: { [name]: [expect.stringMatching(message)] } }),
});

it('a QR code is read exactly by another library, plain, in colours and with a logo', async () => {
  const contents = [
    'https://go.example/qr/abc',
    'WIFI:T:WPA;S:a\\;b\\"c\\\\d\\:e;P:p;;',
    'Grüße 👋 مرحبا\n2nd line',
    '0123456789',
    'A',
    'x'.repeat(600),
  ];
  const looks: QrLook[] = [
    plain,
    { ...plain, logo },
    { foreground: 'rgb(120,20,60)', background: 'rgb(255,240,200)', logo: null },
    { foreground: 'rgb(0,60,140)', background: 'rgb(230,255,230)', logo },
  ];
  for (const content of contents)
    for (const look of looks) assert.equal(await scanned(await draw(content, look)), content, content.slice(0, 20));
});

it('a QR code is readable at the limit of what fits, and refused beyond it with the numbers', async () => {
  const most = 'x'.repeat(2953);
  expect(await scanned(await draw(most))).toBe(most);
  expect(await scanned(await draw('y'.repeat(2900)))).toBe('y'.repeat(2900));
  const maxWithLogo = 'z'.repeat(1273);
  expect(await scanned(await draw(maxWithLogo, { ...plain, logo }))).toBe(maxWithLogo);
  expect(() => qrModules(`${most}x`, false)).toThrow(
    expect.objectContaining(fieldOf('data', /2954 bytes.*at most 2953/)),
  );
  expect(() => qrModules(`${maxWithLogo}z`, true)).toThrow(
    expect.objectContaining(fieldOf('data', /with a logo.*at most 1273/)),
  );
  expect(() => qrModules('ü'.repeat(1477), false)).toThrow(expect.objectContaining(fieldOf('data', /2954 bytes/)));
});

it('a QR code refuses colours that cannot be scanned', () => {
  const white = 'rgb(255,255,255)';
  expect(() => checkColors(white, white)).toThrow(expect.objectContaining(fieldOf('foreground', /contrast/)));
  expect(() => checkColors('rgb(200,200,200)', white)).toThrow(
    expect.objectContaining(fieldOf('foreground', /contrast.*1\.7:1/)),
  );
  expect(() => checkColors(white, 'rgb(0,0,0)')).toThrow(expect.objectContaining(fieldOf('foreground', /darker/)));
  expect(() => checkColors('rgb(0,0,0)', white)).not.toThrow();
});

it('a QR code has the requested size, and refuses one with too small modules', async () => {
  for (const size of [64, 300, 1999]) {
    const { width, height } = await sharp(await draw('short', plain, size)).metadata();
    expect([width, height]).toStrictEqual([size, size]);
  }
  expect(() => qrSvg(qrModules('x'.repeat(2000), false), plain, 128)).toThrow(
    expect.objectContaining(fieldOf('size', /at least \d+/)),
  );
  expect(await scanned(await draw('x'.repeat(2000), plain, 370))).toBe('x'.repeat(2000));
});
