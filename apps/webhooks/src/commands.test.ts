import { expect, it } from '@jest/globals';
import { undescribed } from '@platform/service-kit';
import { commands } from './commands.js';

it('every command and option of the operator has a description', async () => {
  expect(await undescribed(commands)).toStrictEqual([]);
});
