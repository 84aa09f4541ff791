import { expect, it } from '@jest/globals';
import { undescribed } from '@platform/service-kit';
import { commands } from './commands.js';

it('every command of the operator, and every option, says what it is for', async () => {
  expect(await undescribed(commands)).toStrictEqual([]);
});
