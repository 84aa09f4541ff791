import { expect, it } from '@jest/globals';
import { clientAddress, trustedProxies, trustOf } from './trusted-proxies.js';

const visitor = '203.0.113.7';
const cdn = '198.51.100.1';
const edge = '10.0.0.5';
const from = (setting: string, forwarded: string) =>
  clientAddress(trustOf(trustedProxies.parse(setting)), edge, forwarded);

it('a number of trusted proxies believes that many hops, and nothing behind them', () => {
  const forged = `192.0.2.66, ${visitor}, ${cdn}`;
  expect(from('0', forged)).toBe(edge);
  expect(from('1', forged)).toBe(cdn);
  expect(from('2', forged)).toBe(visitor);
  expect(from('2', visitor)).toBe(visitor);
  expect(from('1', '')).toBe(edge);
  expect(from('2', ` ${visitor} ,, ${cdn} , `)).toBe(visitor);
  expect(from('2', ',')).toBe(edge);
});

it('networks of trusted proxies believe hops in them, however many there are', () => {
  const networks = '10.0.0.0/8, 198.51.100.0/24, 2001:db8::/32';
  expect(from(networks, `192.0.2.66, ${visitor}, ${cdn}`)).toBe(visitor);
  expect(from(networks, `${visitor}, 2001:db8::1, ${cdn}, 10.1.2.3`)).toBe(visitor);
  expect(from(networks, `${visitor}, ::ffff:198.51.100.9`)).toBe(visitor);
  expect(from('192.168.0.0/16', visitor)).toBe(edge);
  expect(from(networks, 'nonsense')).toBe('nonsense');
});

it('trusted proxies are one hop by default, and neither a number nor a network is refused', () => {
  expect(trustedProxies.parse(undefined)).toBe('1');
  for (const setting of ['11', '-1', 'true', '10.0.0.0/33', '10.0.0.0/8,', 'loopback', '::/129', '1.5'])
    expect(trustedProxies.safeParse(setting).success).toBe(false);
});
