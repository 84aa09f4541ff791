import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { PlatformConfig } from '../settings/config.js';
import { log } from '../telemetry/logger.js';
import { postgresConnection } from './postgres-connection.js';
import { identifier, sql } from './sql.js';

const reconnectMs = 1_000;
const listenTo = (channel: string) => sql`LISTEN ${identifier(channel)}`;

/**
 * One connection that listens to Postgres channels. Notifications may be missed: every listener has a timer as well.
 */
@Injectable()
export class PostgresListener implements OnApplicationShutdown {
  private readonly channels = new Map<string, (payload: string) => void>();
  private client?: Client;
  private connecting?: Promise<void>;
  /** A connection takes one statement at a time. */
  private saying: Promise<unknown> = Promise.resolve();
  private retry?: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly config: PlatformConfig) {}

  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    this.channels.set(channel, heard);
    await this.connected();
    const said = this.saying.then(() => this.client?.query(listenTo(channel)));
    this.saying = said.catch(() => undefined);
    await said;
  }

  /** After the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private connected(): Promise<void> {
    return (this.connecting ??= this.connect());
  }

  private async connect(): Promise<void> {
    const client = new Client(postgresConnection(this.config.DATABASE_URL));
    client.on('notification', ({ channel, payload }) => this.channels.get(channel)?.(payload ?? ''));
    client.on('error', (err) => log.warn({ err }, 'postgres listener: connection lost'));
    client.on('end', () => {
      // A connection that was never made ends too; its failure is the business of who tried.
      if (this.client === client) this.reconnect();
    });
    await client.connect();
    if (this.closed) return void client.end();
    this.client = client;
    for (const channel of this.channels.keys()) await client.query(listenTo(channel));
  }

  /** One try at a time, however many notice the loss: two would leave a connection that nobody closes. */
  private reconnect(): void {
    if (this.closed || this.retry) return;
    this.client?.end().catch(() => undefined);
    this.client = undefined;
    this.connecting = undefined;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.connected().catch(() => this.reconnect());
    }, reconnectMs).unref();
  }
}
