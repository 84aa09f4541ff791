import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { avatarUrl, isActiveSql } from '../../accounts/index.js';
import { Account } from '../../records/index.js';

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

  /**
   * The account of a signed-in person.
   *
   * @throws Problem 404 when they have none, as after the deletion of their data; 403 when they may not use it
   */
  async idOf(userUuid: string): Promise<number> {
    const [account] = await this.dataSource.query<{ id: number; is_active: boolean }[]>(
      `SELECT id, ${isActiveSql} AS is_active FROM account WHERE user_uuid = $1 AND email <> ''`,
      [userUuid],
    );
    if (!account) throw new Problem('not_found');
    if (!account.is_active) throw new Problem('account_inactive');
    return account.id;
  }

  async isActive(userUuid: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(`SELECT FROM account WHERE user_uuid = $1 AND ${isActiveSql}`, [
      userUuid,
    ]);
    return rows.length > 0;
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
