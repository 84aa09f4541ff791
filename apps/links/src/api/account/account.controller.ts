import { Body, Controller, Get, Put } from '@nestjs/common';
import { linkAccount, linkMessage, updateLinkAccount, type UpdateLinkAccount } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { AccountsService, CallerAccount, KeyArea } from '../callers/index.js';
import { CredentialsService } from './credentials.service.js';

@Controller('api/account')
@Describe({ tag: 'Links account' })
@KeyArea('account')
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
  ) {}

  @Get()
  @Describe({
    summary: 'Read the account',
    description: 'Answers with the account of the key.',
  })
  @Answer(200, linkAccount)
  get(@CallerAccount() accountId: number) {
    return this.accounts.get(accountId);
  }

  @Put('update')
  @Describe({
    summary: 'Change address and password',
    description:
      'Changes address and password of the person, once the owner has allowed it to keys. A new address ' +
      'counts when it is confirmed; the old one is told.',
    errors: ['already_exists'],
  })
  @Answer(200, linkMessage)
  update(@CallerAccount() accountId: number, @Body({ schema: updateLinkAccount }) body: UpdateLinkAccount) {
    return this.credentials.update(accountId, body);
  }
}
