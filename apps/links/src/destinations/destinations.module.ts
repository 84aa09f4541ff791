import { Module } from '@nestjs/common';
import { egressProvider } from './egress.provider.js';
import { FrameRefusals } from './frame-refusals.js';
import { SafeFetcher } from './safe-fetcher.js';

@Module({
  providers: [egressProvider, FrameRefusals, SafeFetcher],
  exports: [FrameRefusals, SafeFetcher],
})
export class DestinationsModule {}
