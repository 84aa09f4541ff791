import { expect, it } from '@jest/globals';
import { systemName } from './system-name.js';

it('names systems as people know them', () => {
  expect(['Windows 10', 'Mac OS 10', 'Mac OS 14', 'Linux', 'iOS 18'].map(systemName)).toStrictEqual([
    'Windows 10/11',
    'macOS',
    'macOS 14',
    'Linux',
    'iOS 18',
  ]);
});
