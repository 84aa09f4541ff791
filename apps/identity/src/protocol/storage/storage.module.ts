import { Module } from '@nestjs/common';
import { AccessTokens } from './access-tokens.js';
import { Grants } from './grants.js';
import { OauthTransaction } from './oauth-transaction.js';
import { OauthPurge } from './purge.js';
import { Replay } from './replay.js';
import { TokenIssues } from './token-issues.js';
import { TokenRevocations } from './token-revocations.js';

@Module({
  providers: [AccessTokens, Grants, OauthPurge, OauthTransaction, Replay, TokenIssues, TokenRevocations],
  exports: [AccessTokens, Grants, OauthTransaction, Replay, TokenRevocations],
})
export class StorageModule {}
