export { RecoveryCodes } from './recovery-codes.js';
export { SecondFactorsModule } from './second-factors.module.js';
export { Mfa, type SecondFactors, hasSecondFactor } from './second-factors.js';
export { Totp, type TotpSetUp, forgetWrongCodes, maxWrongCodes, sealedTotpSecret, wrongCodesToTell } from './totp.js';
