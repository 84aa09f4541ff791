import { expect, it } from '@jest/globals';
import { csvOf } from './csv.js';

it('writes cells that spreadsheets read as they are', () => {
  expect(
    csvOf([
      ['name', 'clicks'],
      ['Sale, "summer"', -3],
      ['=1+1', 2],
    ]),
  ).toBe('name,clicks\r\n"Sale, ""summer""",-3\r\n\'=1+1,2\r\n');
});
