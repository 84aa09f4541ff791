import { counterBy } from '@platform/service-kit';

/** What attempts to sign in come to, by whatever way. A second factor that is asked for is no end yet. */
export const countSignIn = counterBy('outcome', 'sign_ins_total', 'Attempts to sign in by what they came to', [
  'succeeded',
  'second_factor_asked',
  'wrong_password',
  'wrong_code',
  'slowed_down',
]);
