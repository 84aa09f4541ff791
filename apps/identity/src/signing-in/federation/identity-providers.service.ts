import { Injectable } from '@nestjs/common';
import { codePoints, type FieldErrors } from '@platform/contracts';
import { Egress } from '@platform/egress';
import { isUniqueViolation, Problem, rowsOf, Sealing, sql, type SealedColumn } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { isLoopback, publicUrlFault } from '../../egress/index.js';
import { isSharedIssuer } from './shared-issuer.js';
import { IdentityProvider } from './identity-provider.entity.js';

export interface NewProvider {
  code: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  scopes: string[];
}

/** What everybody may know of a provider. */
export type ShownProvider = Pick<IdentityProvider, 'code' | 'name'>;

export const providerSecretPurpose = 'identity-provider-secret';
export const sealedProviderSecret: SealedColumn = {
  table: 'identity_providers',
  column: 'sealed_client_secret',
  by: [],
  purpose: () => providerSecretPurpose,
};

/** The external providers, by the operator's command line. */
@Injectable()
export class IdentityProviders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    private readonly egress: Egress,
  ) {}

  async create({ clientId, clientSecret, ...wanted }: NewProvider): Promise<IdentityProvider> {
    this.refuseFaults(wanted);
    try {
      await this.dataSource.manager.insert(IdentityProvider, {
        ...wanted,
        client_id: clientId,
        sealed_client_secret: clientSecret ? this.sealing.seal(clientSecret, providerSecretPurpose) : null,
      });
    } catch (err) {
      if (isUniqueViolation(err))
        throw new Problem('already_exists', { message: 'There is a provider with this code.' });
      throw err;
    }
    return this.dataSource.manager.findOneByOrFail(IdentityProvider, { code: wanted.code });
  }

  async list(): Promise<IdentityProvider[]> {
    return this.dataSource.manager.find(IdentityProvider, { order: { created_at: 'ASC', code: 'ASC' } });
  }

  /** Nobody signs in by it any more; what is linked stays for the day it is enabled again. */
  async setActive(code: string, isActive: boolean): Promise<{ code: string; is_active: boolean }> {
    const { affected } = await this.dataSource.manager.update(IdentityProvider, { code }, { is_active: isActive });
    if (!affected) throw new Problem('not_found', { message: 'There is no provider with this code.' });
    return { code, is_active: isActive };
  }

  /** For the buttons of the sign-in page. */
  async offered(): Promise<ShownProvider[]> {
    return rowsOf(
      this.dataSource,
      sql<ShownProvider>`
        SELECT code, name FROM identity_providers WHERE is_active ORDER BY created_at, code LIMIT 20`,
    );
  }

  /** Those that open the account of this person. */
  async linkedTo(userUuid: string): Promise<ShownProvider[]> {
    return rowsOf(
      this.dataSource,
      sql<ShownProvider>`
        SELECT code, name FROM identity_providers provider WHERE is_active AND EXISTS (
          SELECT FROM federated_identities identity
          WHERE identity.issuer = provider.issuer AND identity.user_uuid = ${userUuid}
        ) ORDER BY created_at, code`,
    );
  }

  async active(code: string): Promise<IdentityProvider | null> {
    return this.dataSource.manager.findOneBy(IdentityProvider, { code, is_active: true });
  }

  private refuseFaults({ code, name, issuer, scopes }: Pick<NewProvider, 'code' | 'name' | 'issuer' | 'scopes'>): void {
    const errors: FieldErrors = {};
    if (!/^[a-z][a-z0-9-]{0,30}$/.test(code)) errors['code'] = ['must be of a-z, 0-9 and -, and begin with a letter'];
    if (!name.trim() || codePoints(name) > 60) errors['name'] = ['must have 1 to 60 characters'];
    if (!scopes.includes('openid')) errors['scopes'] = ['must hold openid'];
    const fault = this.issuerFault(issuer);
    if (fault) errors['issuer'] = [fault];
    if (Object.keys(errors).length) throw new Problem('validation_failed', { errors });
  }

  private issuerFault(issuer: string): string | null {
    const url = URL.parse(issuer);
    if (!url || url.search || url.hash) return 'must be a URL without query and fragment';
    if (isSharedIssuer(issuer)) return 'must be the issuer of one tenant, with its id: many tenants share this one';
    if (url.protocol !== 'https:' && !isLoopback(url.hostname)) return 'must be https, or http on this machine';
    return publicUrlFault(issuer, this.egress);
  }
}
