import { Module } from '@nestjs/common';
import { SealedNotes } from './sealed-notes.js';

@Module({ providers: [SealedNotes], exports: [SealedNotes] })
export class CookiesModule {}
