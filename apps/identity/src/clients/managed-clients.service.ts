import { Injectable } from '@nestjs/common';
import {
  scopeNames,
  type CreateOauthClient,
  type OauthClientQuery,
  type RotateSecret,
  type UpdateOauthClient,
} from '@platform/contracts';
import { PlatformConfig, type Origin, type Person } from '@platform/service-kit';
import { DataSource, In, type EntityManager } from 'typeorm';
import { OauthTransaction } from '../protocol/storage/index.js';
import { type ClientOwner, isOwnedBy, OauthClient } from '../protocol/clients/index.js';
import { ClientOwners } from './client-owners.js';
import { ClientSecrets } from './client-secrets.service.js';
import { listedClients } from './listed-clients.js';
import { clientNotFound, lockClient } from './client-row.js';
import { OauthClients } from './oauth-clients.service.js';

/** Whoever holds a token with it rules over all clients of its person: the operator alone gives it out. */
const operatorsScopes: readonly string[] = ['clients:manage'];
const allowedScopes = scopeNames.filter((scope) => !operatorsScopes.includes(scope));

/** A person at work, and where the request came from. */
export type Manager = Person & { origin: Origin };

/**
 * The clients that a person manages: their own, and those of organizations where they may now. All others do not exist
 * here.
 */
@Injectable()
export class ManagedClients {
  constructor(
    private readonly config: PlatformConfig,
    private readonly dataSource: DataSource,
    private readonly transaction: OauthTransaction,
    private readonly owners: ClientOwners,
    private readonly clients: OauthClients,
    private readonly secrets: ClientSecrets,
  ) {}

  async list(person: Person, query: OauthClientQuery) {
    return listedClients(await this.clients.list(await this.ownedBy(person, query)), query, this.config.AUTH_URL);
  }

  async get(person: Person, clientId: string) {
    const { manager } = this.dataSource;
    const client = clientId.includes('\0') ? null : await manager.findOneBy(OauthClient, { client_id: clientId });
    if (!client || !(await this.owners.manages(manager, person, client))) throw clientNotFound();
    return { data: client };
  }

  async create(by: Manager, body: CreateOauthClient) {
    const owner = ownerFor(by, body.organization_uuid ?? null);
    const data = await this.transaction.write(async (tx) => {
      await this.owners.lockFor(tx, by, owner);
      await this.owners.refuseOneMore(tx, owner);
      const secrets = await this.clients.createIn(tx, { ...body, ...owner }, { by, allowedScopes });
      return { ...(await tx.findOneByOrFail(OauthClient, { client_id: secrets.client_id })), ...secrets };
    });
    return { data };
  }

  /** A client that is given to another owner needs the right to do so at both. */
  async update(by: Manager, clientId: string, { organization_uuid, ...body }: UpdateOauthClient) {
    const owner = organization_uuid === undefined ? undefined : ownerFor(by, organization_uuid);
    const data = await this.transaction.write(async (tx) => {
      if (owner) await this.owners.lockFor(tx, by, owner);
      const client = await this.lock(tx, by, clientId);
      if (owner && !isOwnedBy(client, owner)) await this.owners.refuseOneMore(tx, owner);
      return this.clients.changeIn(tx, client, { ...body, ...owner }, { by, allowedScopes });
    });
    return { data };
  }

  async remove(by: Manager, clientId: string): Promise<void> {
    await this.transaction.write(async (tx) => this.clients.removeIn(tx, await this.lock(tx, by, clientId), by));
  }

  async rotateSecret(by: Manager, clientId: string, { overlap_seconds: overlapSeconds }: RotateSecret) {
    const data = await this.transaction.write(async (tx) =>
      this.secrets.rotateIn(tx, await this.lock(tx, by, clientId), { overlapSeconds, by }),
    );
    return { data };
  }

  async rotateWebhookSecret(by: Manager, clientId: string, { overlap_seconds: overlapSeconds }: RotateSecret) {
    const data = await this.transaction.write(async (tx) =>
      this.secrets.rotateWebhookSecretIn(tx, await this.lock(tx, by, clientId), { overlapSeconds, by }),
    );
    return { data };
  }

  private async ownedBy(person: Person, { organization_uuid }: OauthClientQuery) {
    if (organization_uuid !== undefined) {
      await this.owners.require(this.dataSource.manager, person, organization_uuid);
      return { organization_uuid };
    }
    const organizations = await this.owners.organizationsOf(person);
    return [{ owner_uuid: person.user_uuid }, { organization_uuid: In(organizations) }];
  }

  /** Asked behind the lock: whose it is cannot change any more. */
  async lock(tx: EntityManager, person: Person, clientId: string): Promise<OauthClient> {
    const client = await lockClient(tx, clientId);
    if (!(await this.owners.manages(tx, person, client, { toChange: true }))) throw clientNotFound();
    return client;
  }
}

function ownerFor({ user_uuid }: Person, organization_uuid: string | null): ClientOwner {
  return { owner_uuid: organization_uuid === null ? user_uuid : null, organization_uuid };
}
