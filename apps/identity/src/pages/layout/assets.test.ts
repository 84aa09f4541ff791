import { expect, it } from '@jest/globals';
import { unknownVariables } from '@platform/testing';
import { asset } from './assets.js';

it('the style sheet of identity uses no variable that it does not define', () => {
  expect(unknownVariables(asset('style.css')!.content)).toStrictEqual([]);
});
