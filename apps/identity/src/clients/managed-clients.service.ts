import { Injectable } from '@nestjs/common';
import { scopeNames, type CreateOauthClient, type RotateSecret, type UpdateOauthClient } from '@platform/contracts';
import { Problem, type Person } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { ClientSecrets } from './client-secrets.service.js';
import { OauthClient } from './oauth-client.entity.js';
import { OauthClients } from './oauth-clients.service.js';

const mostPerOwner = 50;
/** Whoever holds a token with it rules over all clients of its person: the operator alone gives it out. */
const operatorsScopes: readonly string[] = ['clients:manage'];
const allowedScopes = scopeNames.filter((scope) => !operatorsScopes.includes(scope));

/** The clients of one person. Those of others do not exist here. */
@Injectable()
export class OwnClients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: OauthClients,
    private readonly secrets: ClientSecrets,
  ) {}

  async list({ user_uuid }: Person) {
    return { data: await this.clients.list(user_uuid) };
  }

  async get({ user_uuid }: Person, clientId: string) {
    return { data: await this.find(user_uuid, clientId) };
  }

  async create({ user_uuid }: Person, body: CreateOauthClient) {
    const secrets = await this.dataSource.transaction(async (tx) => {
      // Whoever creates waits here, so that parallel requests cannot pass the limit together.
      await tx.query(`SELECT 1 FROM users WHERE uuid = $1 FOR UPDATE`, [user_uuid]);
      const count = await tx.countBy(OauthClient, { owner_uuid: user_uuid });
      if (count >= mostPerOwner)
        throw new Problem('limit_reached', { message: `A person can have at most ${mostPerOwner} clients.` });
      return this.clients.createIn(tx, {
        name: body.name,
        type: body.type,
        redirectUris: body.redirect_uris,
        postLogoutRedirectUris: body.post_logout_redirect_uris,
        scopes: body.scopes,
        webhookUrl: body.webhook_url ?? null,
        webhookAudience: 'authorized',
        logoUri: body.logo_uri ?? null,
        policyUri: body.policy_uri ?? null,
        tosUri: body.tos_uri ?? null,
        jwks: body.jwks ?? null,
        jwksUri: body.jwks_uri ?? null,
        backchannelLogoutUri: body.backchannel_logout_uri ?? null,
        ownerUuid: user_uuid,
        isPkceExempt: false,
        isTrusted: false,
        allowedScopes,
      });
    });
    return { data: { ...(await this.find(user_uuid, secrets.client_id)), ...secrets } };
  }

  async update({ user_uuid }: Person, clientId: string, body: UpdateOauthClient) {
    return { data: await this.clients.change(clientId, body, { ownerUuid: user_uuid, allowedScopes }) };
  }

  async remove({ user_uuid }: Person, clientId: string): Promise<void> {
    await this.clients.remove(clientId, user_uuid);
  }

  async rotateSecret({ user_uuid }: Person, clientId: string, { overlap_seconds }: RotateSecret) {
    return {
      data: await this.secrets.rotate(clientId, { overlapSeconds: overlap_seconds, ownerUuid: user_uuid }),
    };
  }

  async rotateWebhookSecret({ user_uuid }: Person, clientId: string, { overlap_seconds }: RotateSecret) {
    return {
      data: await this.secrets.rotateWebhookSecret(clientId, {
        overlapSeconds: overlap_seconds,
        ownerUuid: user_uuid,
      }),
    };
  }

  private async find(ownerUuid: string, clientId: string): Promise<OauthClient> {
    const wanted = { client_id: clientId, owner_uuid: ownerUuid };
    const client = clientId.includes('\0') ? null : await this.dataSource.manager.findOneBy(OauthClient, wanted);
    if (!client) throw new Problem('not_found', { message: 'There is no client with this id.' });
    return client;
  }
}
