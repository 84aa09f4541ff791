import { Injectable } from '@nestjs/common';
import {
  clientMarkPath,
  noBranding,
  type BrandingFacts,
  type PutBrandingMark,
  type UpdateBranding,
} from '@platform/contracts';
import { brandingChanges, markPicture, PlatformConfig, type MarkPicture, type Person } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { OauthTransaction } from '../protocol/storage/index.js';
import { ClientAudit } from './client-audit.js';
import { type BrandingRow, findBranding, saveBranding } from './client-branding-rows.js';
import { ManagedClients, type Manager } from './managed-clients.service.js';
import { OauthClients } from './oauth-clients.service.js';

type Change = (before: BrandingFacts) => BrandingFacts;

/** How the pages of a sign-in with a client look, for who manages it. */
@Injectable()
export class ClientBrandingService {
  constructor(
    private readonly config: PlatformConfig,
    private readonly dataSource: DataSource,
    private readonly transaction: OauthTransaction,
    private readonly managed: ManagedClients,
    private readonly clients: OauthClients,
    private readonly audit: ClientAudit,
  ) {}

  async read(person: Person, clientId: string) {
    const { data: client } = await this.managed.get(person, clientId);
    return { data: this.view(await findBranding(this.dataSource.manager, client.client_id)) };
  }

  /** Changes what is given. */
  update(by: Manager, clientId: string, change: UpdateBranding) {
    return this.change(by, clientId, (before) => ({ ...before, ...change }));
  }

  async remove(by: Manager, clientId: string): Promise<void> {
    await this.change(by, clientId, () => noBranding);
  }

  /** @throws Problem 422 for what is no picture */
  async putMark(by: Manager, clientId: string, { picture }: PutBrandingMark) {
    const mark = await markPicture(picture, () => import('sharp'));
    return this.change(by, clientId, (before) => ({ ...before, mark_hash: mark.hash }), mark);
  }

  async removeMark(by: Manager, clientId: string): Promise<void> {
    await this.change(by, clientId, (before) => ({ ...before, mark_hash: null }));
  }

  private change(by: Manager, clientId: string, make: Change, mark?: MarkPicture) {
    return this.transaction.write(async (tx) => {
      const client = await this.managed.lock(tx, by, clientId);
      const { updated_at: _, ...before } = await findBranding(tx, clientId);
      const wanted = make(before);
      const changes = brandingChanges(before, wanted);
      if (Object.keys(changes).length) {
        await saveBranding(tx, clientId, wanted, mark);
        await this.audit.branded(tx, by, client, changes);
        // The operator has looked at what people see of it. A colour says nothing about who asks.
        if (client.is_verified && Object.keys(changes).some((field) => field !== 'accent'))
          await this.clients.changeIn(tx, client, { is_verified: false }, { by });
      }
      return { data: this.view(await findBranding(tx, clientId)) };
    });
  }

  private view({ mark_hash, ...branding }: BrandingRow) {
    return { ...branding, mark_url: mark_hash && this.config.AUTH_URL + clientMarkPath(mark_hash) };
  }
}
