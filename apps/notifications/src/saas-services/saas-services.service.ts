import { Injectable } from '@nestjs/common';
import { Problem, Sealing } from '@platform/service-kit';
import { generateSecret } from '@platform/signatures';
import { DataSource } from 'typeorm';
import { SaasService } from './saas-service.entity.js';

const sealedFor = 'saas-service-secret';
const mostListed = 1000;

/** What the operator gets to hand on; the secret is shown this once. */
export interface RegisteredService {
  id: number;
  code: string;
  secret: string;
}

@Injectable()
export class SaasServices {
  /** Opened when a code is unknown, so that an unknown service costs the same work as a known one. */
  private readonly decoy: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
  ) {
    this.decoy = sealing.seal(generateSecret(), sealedFor);
  }

  /** All services that can dispatch, by code. */
  async list() {
    return {
      data: await this.dataSource.manager.find(SaasService, {
        where: { is_active: true },
        order: { code: 'ASC' },
        take: mostListed,
      }),
    };
  }

  /** 409 `already_exists` for a code that is taken. */
  async create(code: string, name: string): Promise<RegisteredService> {
    const secret = generateSecret();
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `INSERT INTO saas_service (code, name, sealed_secret) VALUES ($1, $2, $3) ON CONFLICT (code) DO NOTHING RETURNING id`,
      [code, name, this.sealing.seal(secret, sealedFor)],
    );
    if (!row) throw new Problem('already_exists', { message: `A service with the code ${code} exists.` });
    return { id: row.id, code, secret };
  }

  /** The new secret is valid at once, the one before it for another 24 hours, an older one no longer. */
  async rotateSecret(code: string): Promise<RegisteredService> {
    const secret = generateSecret();
    const [rows] = await this.dataSource.query<[{ id: number }[], number]>(
      `UPDATE saas_service SET sealed_previous_secret = sealed_secret, sealed_secret = $2,
         previous_secret_expires_at = now() + interval '24 hours'
       WHERE code = $1 RETURNING id`,
      [code, this.sealing.seal(secret, sealedFor)],
    );
    if (!rows[0]) throw new Problem('not_found', { message: `There is no service with the code ${code}.` });
    return { id: rows[0].id, code, secret };
  }

  /** The service behind a code and the secrets that it may sign with; for an unknown code, a secret that nobody has. */
  async signingSecrets(code: string): Promise<{ service: SaasService | null; secrets: string[] }> {
    const service = await this.dataSource.manager.findOneBy(SaasService, { code, is_active: true });
    if (!service) return { service, secrets: [this.sealing.open(this.decoy, sealedFor)] };
    const { sealed_secret, sealed_previous_secret, previous_secret_expires_at } = service;
    const secrets = [this.sealing.open(sealed_secret, sealedFor)];
    if (sealed_previous_secret && previous_secret_expires_at! > new Date()) {
      secrets.push(this.sealing.open(sealed_previous_secret, sealedFor));
    }
    return { service, secrets };
  }
}
