import { Module } from '@nestjs/common';
import { SigningKeys } from './signing-keys.service.js';
import { SigningThread } from './signing-thread.js';

@Module({ providers: [SigningKeys, SigningThread], exports: [SigningKeys, SigningThread] })
export class KeysModule {}
