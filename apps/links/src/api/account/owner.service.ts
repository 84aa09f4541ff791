import { Injectable } from '@nestjs/common';
import {
  apiKeyScopes,
  type CreateApiKey,
  type LinkPageQuery,
  type RotateApiKey,
  type UpdateOwnerAccount,
} from '@platform/contracts';
import { DataSource } from 'typeorm';
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
    private readonly config: LinksConfig,
    private readonly keys: ApiKeysService,
    private readonly changes: KeyChanges,
    private readonly firstKeys: FirstKeys,
  ) {}

  async account(id: number) {
    const account = await this.dataSource.manager.findOneByOrFail(Account, { id });
    const first_key = await this.firstKeys.isWaiting(id);
    return { error: 0, data: { ...account, first_key, api: `${this.config.LINKS_BASE_URL}/api` } };
  }

  async update(id: number, { credentials_by_key, click_events, pass_query }: UpdateOwnerAccount) {
    await this.dataSource.query(
      `UPDATE account SET credentials_by_key = coalesce($2, credentials_by_key),
         click_events = coalesce($3, click_events), pass_query = coalesce($4, pass_query) WHERE id = $1`,
      [id, credentials_by_key, click_events, pass_query],
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
