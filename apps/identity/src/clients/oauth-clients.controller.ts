import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  createdOauthClient,
  createOauthClient,
  list,
  oauthClient,
  oauthClientQuery,
  rotatedSecret,
  rotatedWebhookSecret,
  rotateSecret,
  single,
  updatedOauthClient,
  updateOauthClient,
  type CreateOauthClient,
  type OauthClientQuery,
  type RotateSecret,
  type UpdateOauthClient,
} from '@platform/contracts';
import { Answer, CallerOrigin, CallerPerson, Describe, Scopes, type Origin, type Person } from '@platform/service-kit';
import { ManagedClients } from './managed-clients.service.js';

@Controller('api/v1/oauth-clients')
@Scopes('clients:manage')
export class OauthClientsController {
  constructor(private readonly clients: ManagedClients) {}

  @Get()
  @Describe({
    summary: 'Your OAuth clients, and those of organizations where you hold manage_organization',
    errors: ['organization_not_found'],
  })
  @Answer(200, list(oauthClient))
  list(@CallerPerson() person: Person, @Query({ schema: oauthClientQuery }) query: OauthClientQuery) {
    return this.clients.list(person, query);
  }

  @Post()
  @Describe({
    summary: 'Register an OAuth client; its secrets are shown once',
    errors: ['organization_not_found'],
  })
  @Answer(201, single(createdOauthClient))
  create(
    @CallerPerson() person: Person,
    @CallerOrigin() origin: Origin,
    @Body({ schema: createOauthClient }) body: CreateOauthClient,
  ) {
    return this.clients.create({ ...person, origin }, body);
  }

  @Get(':client_id')
  @Describe({ summary: 'One of the OAuth clients that you manage' })
  @Answer(200, single(oauthClient))
  get(@CallerPerson() person: Person, @Param('client_id') clientId: string) {
    return this.clients.get(person, clientId);
  }

  @Put(':client_id')
  @Describe({
    summary:
      'Change an OAuth client, or give it to another owner; ' +
      'scopes that it loses are gone at once from its grants and tokens',
  })
  @Answer(200, single(updatedOauthClient))
  update(
    @CallerPerson() person: Person,
    @CallerOrigin() origin: Origin,
    @Param('client_id') clientId: string,
    @Body({ schema: updateOauthClient }) body: UpdateOauthClient,
  ) {
    return this.clients.update({ ...person, origin }, clientId, body);
  }

  @Delete(':client_id')
  @Describe({ summary: 'Delete an OAuth client with all its grants and tokens' })
  @Answer(204)
  remove(@CallerPerson() person: Person, @CallerOrigin() origin: Origin, @Param('client_id') clientId: string) {
    return this.clients.remove({ ...person, origin }, clientId);
  }

  @Post(':client_id/rotate-secret')
  @Describe({ summary: 'New client secret; the old one works for the overlap', errors: ['no_client_secret'] })
  @Answer(200, single(rotatedSecret))
  rotateSecret(
    @CallerPerson() person: Person,
    @CallerOrigin() origin: Origin,
    @Param('client_id') clientId: string,
    @Body({ schema: rotateSecret }) body: RotateSecret,
  ) {
    return this.clients.rotateSecret({ ...person, origin }, clientId, body);
  }

  @Post(':client_id/rotate-webhook-secret')
  @Describe({
    summary: 'New webhook secret; webhooks are signed with both during the overlap',
    errors: ['no_webhook_url'],
  })
  @Answer(200, single(rotatedWebhookSecret))
  rotateWebhookSecret(
    @CallerPerson() person: Person,
    @CallerOrigin() origin: Origin,
    @Param('client_id') clientId: string,
    @Body({ schema: rotateSecret }) body: RotateSecret,
  ) {
    return this.clients.rotateWebhookSecret({ ...person, origin }, clientId, body);
  }
}
