import { Injectable } from '@nestjs/common';
import {
  apiKeyScopes,
  type CreateApiKey,
  type LinkPageQuery,
  type RotateApiKey,
  type UpdateOwnerAccount,
} from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../config.js';
import { ApiKeysService } from '../keys/api-keys.service.js';
import { KeyChanges, type KeyMaker } from '../keys/key-changes.js';
import { Account } from './account.entity.js';
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

  async account(userUuid: string) {
    const { id, username, email, status, credentials_by_key, click_events } = await this.find(userUuid);
    const first_key = await this.firstKeys.isWaiting(id);
    const api = `${this.config.LINKS_BASE_URL}/api`;
    return { error: 0, data: { id, username, email, status, credentials_by_key, click_events, first_key, api } };
  }

  async update(userUuid: string, { credentials_by_key, click_events }: UpdateOwnerAccount) {
    const { id } = await this.find(userUuid);
    await this.dataSource.query(
      `UPDATE account SET credentials_by_key = coalesce($2, credentials_by_key),
         click_events = coalesce($3, click_events) WHERE id = $1`,
      [id, credentials_by_key, click_events],
    );
    return this.account(userUuid);
  }

  async firstKey(userUuid: string) {
    const { id } = await this.find(userUuid);
    return { error: 0, data: { key: await this.firstKeys.show(id) } };
  }

  async listKeys(userUuid: string, query: LinkPageQuery) {
    return this.keys.list((await this.find(userUuid)).id, query);
  }

  async addKey(userUuid: string, body: CreateApiKey) {
    const { error, ...data } = await this.changes.add(await this.maker(userUuid), body);
    return { error, data };
  }

  async rotateKey(userUuid: string, id: number, body: RotateApiKey) {
    const { error, ...data } = await this.changes.rotate(await this.maker(userUuid), id, body);
    return { error, data };
  }

  async revokeKey(userUuid: string, id: number) {
    return this.keys.revoke((await this.find(userUuid)).id, id);
  }

  /** The owner may do everything that a key can. */
  private async maker(userUuid: string): Promise<KeyMaker> {
    return { account_id: (await this.find(userUuid)).id, scopes: apiKeyScopes };
  }

  private async find(userUuid: string): Promise<Account> {
    const account = await this.dataSource.manager.findOneBy(Account, { user_uuid: userUuid });
    if (!account || account.email === '') throw new Problem('not_found');
    return account;
  }
}
