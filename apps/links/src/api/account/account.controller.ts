import { Body, Controller, Get, Put } from '@nestjs/common';
import { linkAccount, linkMessage, updateLinkAccount, type UpdateLinkAccount } from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { AccountsService, CallerAccount, KeyArea } from '../callers/index.js';
import { CredentialsService } from './credentials.service.js';

@Controller('api/account')
@KeyArea('account')
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
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
}
