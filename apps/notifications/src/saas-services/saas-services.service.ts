import { Injectable } from '@nestjs/common';
import { BoundedMap, Problem, rowsOf, Sealing, sealedWithPrevious, sql } from '@platform/service-kit';
import { generateSecret } from '@platform/signatures';
import { DataSource } from 'typeorm';
import { SaasService } from './saas-service.entity.js';

const sealedFor = 'saas-service-secret';
export const sealedOfServices = sealedWithPrevious('saas_service', 'secret', sealedFor);
const maxListed = 1000;
const maxCached = 1000;

/** What the operator gets to hand on; the secret is shown this once. */
export interface RegisteredService {
  id: number;
  code: string;
  secret: string;
}

/** A service that may dispatch, as it was at a version of its row. */
export interface SigningService {
  id: number;
  code: string;
  version: number;
  /** Those that it may sign with now. */
  secrets(): string[];
}

@Injectable()
export class SaasServices {
  /**
   * Those that were read last, by code. Whoever goes by one of them checks its version in the statement that writes.
   */
  private readonly cache = new BoundedMap<string, SigningService>(maxCached);

  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
  ) {}

  /** All services that can dispatch, by code. */
  async list() {
    return {
      data: await this.dataSource.manager.find(SaasService, {
        where: { is_active: true },
        order: { code: 'ASC' },
        take: maxListed,
      }),
    };
  }

  /** For the operator: all of them, with the state of their secrets, never with a secret. */
  async registered() {
    const services = await this.dataSource.manager.find(SaasService, { order: { code: 'ASC' } });
    return services.map(({ id, code, name, is_active, previous_secret_expires_at, created_at }) => ({
      id,
      code,
      name,
      is_active,
      previous_secret_expires_at:
        previous_secret_expires_at && previous_secret_expires_at > new Date() ? previous_secret_expires_at : null,
      created_at,
    }));
  }

  /** @throws Problem `already_exists` for a code that is taken */
  async create(code: string, name: string): Promise<RegisteredService> {
    const secret = generateSecret();
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ id: number }>`
        INSERT INTO saas_service (code, name, sealed_secret)
        VALUES (${code}, ${name}, ${this.sealing.seal(secret, sealedFor)})
        ON CONFLICT (code) DO NOTHING RETURNING id`,
    );
    if (!row) throw new Problem('already_exists', { message: `A service with the code ${code} exists.` });
    return { id: row.id, code, secret };
  }

  /** The new secret is valid at once, the one before it for another 24 hours, an older one no longer. */
  async rotateSecret(code: string): Promise<RegisteredService> {
    const secret = generateSecret();
    const rows = await rowsOf(
      this.dataSource,
      sql<{ id: number }>`
        UPDATE saas_service
        SET sealed_previous_secret = sealed_secret, sealed_secret = ${this.sealing.seal(secret, sealedFor)},
          previous_secret_expires_at = now() + interval '24 hours'
        WHERE code = ${code} RETURNING id`,
    );
    return { id: found(rows, code).id, code, secret };
  }

  /** Nothing that it signs is taken any more, from the next statement on; what was taken still goes out. */
  disable(code: string) {
    return this.switch(code, false);
  }

  /** Takes its events again, with the secrets that it had. */
  enable(code: string) {
    return this.switch(code, true);
  }

  /** The service as it was read last; nothing is asked. */
  cached(code: string): SigningService | undefined {
    return this.cache.get(code);
  }

  /** The service as it is; null when none of this code may dispatch. */
  async read(code: string): Promise<SigningService | null> {
    const row = await this.dataSource.manager.findOneBy(SaasService, { code, is_active: true });
    this.cache.delete(code);
    if (!row) return null;
    const service = this.signing(row);
    this.cache.set(code, service);
    return service;
  }

  private signing(row: SaasService): SigningService {
    const { id, code, version, sealed_secret, sealed_previous_secret, previous_secret_expires_at: expiresAt } = row;
    const current = this.sealing.open(sealed_secret, sealedFor);
    const previous = sealed_previous_secret && this.sealing.open(sealed_previous_secret, sealedFor);
    return {
      id,
      code,
      version,
      secrets: () => (previous && expiresAt! > new Date() ? [current, previous] : [current]),
    };
  }

  private async switch(code: string, isActive: boolean) {
    const rows = await rowsOf(
      this.dataSource,
      sql<{ id: number; code: string; is_active: boolean }>`
        UPDATE saas_service SET is_active = ${isActive} WHERE code = ${code} RETURNING id, code, is_active`,
    );
    return found(rows, code);
  }
}

function found<T>([row]: T[], code: string): T {
  if (!row) throw new Problem('not_found', { message: `There is no service with the code ${code}.` });
  return row;
}
