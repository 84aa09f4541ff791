import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../config.js';
import { Account } from './account.entity.js';
import { avatarUrl } from './avatar.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
  ) {}

  async get(accountId: number) {
    const account = await this.dataSource.manager.findOneByOrFail(Account, { id: accountId });
    return { error: 0, data: { ...account, avatar: avatarUrl(this.config.LINKS_BASE_URL, account.username) } };
  }

  /** The account of a signed-in person; 404 when they have none, as after the deletion of their data. */
  async idOf(userUuid: string): Promise<number> {
    const [account] = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM account WHERE user_uuid = $1 AND email <> ''`,
      [userUuid],
    );
    if (!account) throw new Problem('not_found');
    return account.id;
  }

  /** The account with this address, in any case of letters; null when there is none. */
  findByEmail(email: string): Promise<Account | null> {
    return this.dataSource.manager
      .createQueryBuilder(Account, 'account')
      .where('lower(account.email) = lower(:email)', { email })
      .orderBy('account.id')
      .getOne();
  }
}
