import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';
import { PlatformConfig } from './config.js';
import { log } from './operations/logger.js';

const reconnectMs = 1_000;

/** One connection that listens to Postgres channels. Notifications may be missed: every listener has a timer as well. */
@Injectable()
export class PostgresListener implements OnModuleDestroy {
  private readonly channels = new Map<string, (payload: string) => void>();
  private client?: Client;
  private connecting?: Promise<void>;
  private closed = false;

  constructor(private readonly config: PlatformConfig) {}

  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    this.channels.set(channel, heard);
    await this.connected();
    await this.client?.query(`LISTEN "${channel}"`);
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }

  private connected(): Promise<void> {
    return (this.connecting ??= this.connect());
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.config.DATABASE_URL, keepAlive: true });
    client.on('notification', ({ channel, payload }) => this.channels.get(channel)?.(payload ?? ''));
    client.on('error', (err) => log.warn({ err }, 'postgres listener: connection lost'));
    client.on('end', () => this.reconnect());
    await client.connect();
    this.client = client;
    for (const channel of this.channels.keys()) await client.query(`LISTEN "${channel}"`);
  }

  private reconnect(): void {
    if (this.closed) return;
    this.client = undefined;
    this.connecting = undefined;
    setTimeout(() => {
      if (!this.closed) this.connected().catch(() => this.reconnect());
    }, reconnectMs).unref();
  }
}
