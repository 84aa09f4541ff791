import { Module } from '@nestjs/common';
import { ClickLimit } from './click-limit.js';
import { LinkPasswords } from './link-passwords.js';
import { PasswordTries } from './password-tries.js';
import { UnlockKeys } from './unlock-keys.js';

@Module({
  providers: [ClickLimit, LinkPasswords, PasswordTries, UnlockKeys],
  exports: [ClickLimit, LinkPasswords, PasswordTries, UnlockKeys],
})
export class GatesModule {}
