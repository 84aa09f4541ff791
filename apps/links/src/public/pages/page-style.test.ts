import { expect, it } from '@jest/globals';
import { unknownVariables } from '@platform/testing';
import { pageStyle } from './page-style.js';

it('the style sheet of visitor pages uses no variable that it does not define', () => {
  expect(unknownVariables(pageStyle)).toStrictEqual([]);
});
