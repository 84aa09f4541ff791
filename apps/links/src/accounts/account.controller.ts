import { Controller, Get } from '@nestjs/common';
import { linkAccount } from '@platform/contracts';
import { Answer } from '@platform/service-kit';
import { CallerAccount, KeyArea } from '../keys/api-key.guard.js';
import { AccountsService } from './accounts.service.js';

@Controller('api/account')
@KeyArea('account')
export class AccountController {
  constructor(private readonly accounts: AccountsService) {}

  @Get()
  @Answer(200, linkAccount)
  get(@CallerAccount() accountId: number) {
    return this.accounts.get(accountId);
  }
}
