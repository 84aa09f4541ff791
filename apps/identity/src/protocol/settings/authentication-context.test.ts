import { expect, it } from '@jest/globals';
import { byFederation, byPasskey, byPassword, contextOf, isSeveral, severalFactors } from './authentication-context.js';

it('a code after the password and a passkey alone are a second factor; a password, another provider and nothing are none', () => {
  const several = [[...byPassword, 'otp', 'mfa'], [...byFederation, 'otp', 'mfa'], byPasskey].map(contextOf);
  expect(several.map(isSeveral)).toStrictEqual([true, true, true]);
  const single = [byPassword, byFederation, []].map(contextOf);
  expect([...single, undefined, 'of-somebody-else'].map(isSeveral)).toStrictEqual([false, false, false, false, false]);
  expect(new Set(several)).toStrictEqual(new Set(severalFactors));
});
