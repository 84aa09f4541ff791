import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { LinkInput } from './link-input.js';

/** The rules for destinations that need the database. */
@Injectable()
export class DestinationsService {
  /** 400 when one leads to a branded domain of anybody: short links that lead to short links make loops. */
  async check(tx: EntityManager, destinations: LinkInput['destinations']): Promise<void> {
    if (destinations.length === 0) return;
    const hosts = destinations.map(({ href }) => new URL(href).hostname.replace(/\.+$/, ''));
    const [own] = await tx.query<{ host: string }[]>(`SELECT host FROM domain WHERE host = ANY($1) LIMIT 1`, [hosts]);
    if (own) throw Problem.field(destinations[hosts.indexOf(own.host)]!.field, 'must not lead to a short link');
  }
}
