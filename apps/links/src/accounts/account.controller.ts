import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import {
  linkAccount,
  linkKeyPage,
  linkMessage,
  linkPageQuery,
  updateLinkAccount,
  type LinkPageQuery,
  type UpdateLinkAccount,
} from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { CallerAccount } from '../keys/api-key.guard.js';
import { ApiKeysService } from '../keys/api-keys.service.js';
import { RecordId } from '../links/record-id.pipe.js';
import { AccountsService } from './accounts.service.js';
import { CredentialsService } from './credentials.service.js';

@Controller('api/account')
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly keys: ApiKeysService,
    private readonly credentials: CredentialsService,
  ) {}

  @Get()
  @Answer(200, linkAccount)
  get(@CallerAccount() accountId: number) {
    return this.accounts.get(accountId);
  }

  @Put('update')
  @Answer(200, linkMessage)
  update(@CallerAccount() accountId: number, @Body({ schema: updateLinkAccount }) body: UpdateLinkAccount) {
    return this.credentials.update(accountId, body);
  }

  @Get('keys')
  @Answer(200, linkKeyPage)
  listKeys(@CallerAccount() accountId: number, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.keys.list(accountId, query);
  }

  @Delete('keys/:id/revoke')
  @Answer(200, linkMessage)
  revokeKey(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.keys.revoke(accountId, id);
  }
}
