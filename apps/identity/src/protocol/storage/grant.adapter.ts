import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Grants } from './grants.js';

interface GrantPayload extends AdapterPayload {
  /** It was read from here before. */
  isStored?: boolean;
  openid?: { scope?: string };
  rejected?: { openid?: { scope?: string } };
}

/** Storage of oidc-provider's `Grant`. Its id is no secret: it names the grant to other services. */
export class GrantAdapter implements Adapter {
  constructor(private readonly grants: Grants) {}

  async upsert(id: string, { isStored, ...payload }: GrantPayload, expiresIn: number): Promise<void> {
    const rejected = payload.rejected?.openid?.scope?.split(' ') ?? [];
    const scopes = (payload.openid?.scope?.split(' ') ?? []).filter((scope) => !rejected.includes(scope));
    const grant = { id, user_uuid: payload.accountId!, client_id: payload.clientId!, scopes };
    await this.grants.save(grant, payload, { lifetimeSeconds: expiresIn, isNew: !isStored });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const payload = await this.grants.find(id);
    return payload && { ...payload, isStored: true };
  }

  async destroy(id: string): Promise<void> {
    await this.grants.revoke(id);
  }

  findByUid(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  consume(): Promise<void> {
    return Promise.reject(new Error('a grant is not consumed'));
  }

  revokeByGrantId(): Promise<void> {
    return Promise.resolve();
  }
}
