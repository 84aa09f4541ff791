import { Injectable } from '@nestjs/common';
import { BatchQueue } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { OauthTransaction } from '../storage/index.js';
import { OauthClient } from './oauth-client.entity.js';

const maxBatch = 100;

/**
 * The clients that may be used now, as every request of the protocol asks for them: those that are asked for together
 * share a statement.
 */
@Injectable()
export class ActiveClients {
  private statement?: { name: string; text: string };
  private readonly asked = new BatchQueue<string, OauthClient | undefined>(1, maxBatch, (clientIds) =>
    this.findAll(clientIds),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly transaction: OauthTransaction,
  ) {}

  /** Undefined for one that is unknown or disabled. */
  async find(clientId: string): Promise<OauthClient | undefined> {
    // Inside of a transaction its own connection is asked, on which nobody else's questions may wait.
    return this.transaction.unit.open ? (await this.rowsOf([clientId]))[0] : this.asked.add(clientId);
  }

  private async findAll(clientIds: string[]): Promise<PromiseSettledResult<OauthClient | undefined>[]> {
    const rows = new Map((await this.rowsOf([...new Set(clientIds)])).map((row) => [row.client_id, row]));
    return clientIds.map((id) => ({ status: 'fulfilled', value: rows.get(id) }));
  }

  private async rowsOf(clientIds: string[]): Promise<OauthClient[]> {
    return this.transaction.prepared<OauthClient>(this.findStatement(), [clientIds]);
  }

  /** Its answers have the types of the entity. */
  private findStatement() {
    if (this.statement) return this.statement;
    const { columns } = this.dataSource.getMetadata(OauthClient);
    const names = columns.map(({ databaseName }) => databaseName).join();
    // By way of a sub-select it has one plan for every number of them, as in token-issue.ts.
    const text = `SELECT ${names} FROM oauth_clients WHERE client_id = ANY ((SELECT $1::text[])::text[]) AND is_active`;
    return (this.statement = { name: 'find-active-clients', text });
  }
}
