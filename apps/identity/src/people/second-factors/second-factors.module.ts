import { Module } from '@nestjs/common';
import { RecoveryCodes } from './recovery-codes.js';
import { Mfa } from './second-factors.js';
import { Totp } from './totp.js';

@Module({ providers: [Mfa, RecoveryCodes, Totp], exports: [Mfa, RecoveryCodes, Totp] })
export class SecondFactorsModule {}
