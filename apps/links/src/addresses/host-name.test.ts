import { expect, it } from '@jest/globals';
import { hostName } from './host-name.js';

it('a host name is normalized: lower case, without port and trailing dots', () => {
  for (const host of [
    'go.example',
    'GO.Example',
    'go.example:8081',
    'go.example.',
    'go.example..',
    'Go.example.:443',
  ]) {
    expect(hostName(host)).toBe('go.example');
  }
  expect(hostName('[::1]:8081')).toBe('[::1]');
});

it('an invalid host name is an unknown host', () => {
  for (const host of [undefined, '', 'a b', 'go.example/x', 'user@go.example', 'go.example:80:80'])
    expect(hostName(host)).toBe('');
});
