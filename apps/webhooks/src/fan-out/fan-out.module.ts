import { Module } from '@nestjs/common';
import { FanOut } from './fan-out.service.js';
import { FanOutRetention } from './fan-out-retention.js';
import { Withdrawals } from './withdrawals.service.js';

@Module({ providers: [FanOut, FanOutRetention, Withdrawals], exports: [FanOut, Withdrawals] })
export class FanOutModule {}
