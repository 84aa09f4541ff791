import { expect, it } from '@jest/globals';
import { byFederation, byPasskey, byPassword, contextOf, isSeveral, severalFactors } from './authentication-context.js';

it('a second factor is a code after the password, or a passkey alone; a password or a provider is none', () => {
  const several = [[...byPassword, 'otp', 'mfa'], [...byFederation, 'otp', 'mfa'], byPasskey].map(contextOf);
  expect(several.map(isSeveral)).toStrictEqual([true, true, true]);
  const single = [byPassword, byFederation, []].map(contextOf);
  expect([...single, undefined, 'of-somebody-else'].map(isSeveral)).toStrictEqual([false, false, false, false, false]);
  expect(new Set(several)).toStrictEqual(new Set(severalFactors));
});
