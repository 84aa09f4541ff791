import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  apiKeyScopes,
  type CreateApiKey,
  type LinkPageQuery,
  type RotateApiKey,
  type UpdateOwnerAccount,
} from '@platform/contracts';
import { execute, sql } from '@platform/service-kit';
import { DataSource, type Repository } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { ApiKeysService } from '../callers/index.js';
import { Account } from '../../records/index.js';
import { KeyChanges, type KeyMaker } from './key-changes.js';
import { FirstKeys } from './first-keys.js';

/** What the owner of an account does as a signed-in person, without any key: so a lost key locks nobody out. */
@Injectable()
export class OwnerService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly config: LinksConfig,
    private readonly keys: ApiKeysService,
    private readonly changes: KeyChanges,
    private readonly firstKeys: FirstKeys,
  ) {}

  async account(id: number) {
    const account = await this.accounts.findOneByOrFail({ id });
    const first_key = await this.firstKeys.isWaiting(id);
    return { error: 0, data: { ...account, first_key, api: `${this.config.LINKS_BASE_URL}/api` } };
  }

  async update(id: number, { credentials_by_key, click_events, pass_query }: UpdateOwnerAccount) {
    await execute(
      this.dataSource,
      sql`
        UPDATE account SET credentials_by_key = coalesce(${credentials_by_key ?? null}, credentials_by_key),
          click_events = coalesce(${click_events ?? null}, click_events),
          pass_query = coalesce(${pass_query ?? null}, pass_query)
        WHERE id = ${id}`,
    );
    return this.account(id);
  }

  async firstKey(id: number) {
    return { error: 0, data: { key: await this.firstKeys.show(id) } };
  }

  listKeys(id: number, query: LinkPageQuery) {
    return this.keys.list(id, query);
  }

  async addKey(id: number, body: CreateApiKey) {
    const { error, ...data } = await this.changes.add(owner(id), body);
    return { error, data };
  }

  async rotateKey(id: number, keyId: number, body: RotateApiKey) {
    const { error, ...data } = await this.changes.rotate(owner(id), keyId, body);
    return { error, data };
  }

  revokeKey(id: number, keyId: number) {
    return this.keys.revoke(id, keyId);
  }
}

/** The owner may do everything that a key can. */
function owner(id: number): KeyMaker {
  return { account_id: id, scopes: apiKeyScopes, expires_at: null };
}
