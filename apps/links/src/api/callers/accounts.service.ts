import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type Repository } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { avatarUrl, isActive } from '../../accounts/index.js';
import { Account } from '../../records/index.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly config: LinksConfig,
  ) {}

  async get(accountId: number) {
    const account = await this.accounts.findOneByOrFail({ id: accountId });
    return { error: 0, data: { ...account, avatar: avatarUrl(this.config.LINKS_BASE_URL, account.username) } };
  }

  /**
   * The account of a signed-in person.
   *
   * @throws Problem 404 when they have none, as after the deletion of their data; 403 when they may not use it
   */
  async idOf(userUuid: string): Promise<number> {
    const [account] = await rowsOf(
      this.dataSource,
      sql<{ id: number; is_active: boolean }>`
        SELECT id, ${isActive} AS is_active FROM account WHERE user_uuid = ${userUuid} AND email <> ''`,
    );
    if (!account) throw new Problem('not_found');
    if (!account.is_active) throw new Problem('account_inactive');
    return account.id;
  }

  async isActive(userUuid: string): Promise<boolean> {
    const rows = await rowsOf(this.dataSource, sql`SELECT FROM account WHERE user_uuid = ${userUuid} AND ${isActive}`);
    return rows.length > 0;
  }

  /** The account with this address, in any case of letters; null when there is none. */
  async findByEmail(email: string): Promise<Account | null> {
    const [account = null] = await rowsOf(
      this.dataSource,
      sql<Account>`SELECT * FROM account WHERE lower(email) = lower(${email}) ORDER BY id`,
    );
    return account;
  }
}
