import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  createdOauthClient,
  createOauthClient,
  maybePaginated,
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
import { ManagedClientGuard } from './managed-client.guard.js';
import { ManagedClients } from './managed-clients.service.js';

@Controller('api/v1/oauth-clients')
@Describe({ tag: 'OAuth clients' })
@Scopes('clients:manage')
export class OauthClientsController {
  constructor(private readonly clients: ManagedClients) {}

  @Get()
  @Describe({
    summary: 'List your OAuth clients',
    description:
      'Lists the clients of the person and of organizations where they hold `manage_organization`, by name where ' +
      'that is asked for. All of them, unless a page is asked for.',
    errors: ['organization_not_found'],
  })
  @Answer(200, maybePaginated(oauthClient))
  list(@CallerPerson() person: Person, @Query({ schema: oauthClientQuery }) query: OauthClientQuery) {
    return this.clients.list(person, query);
  }

  @Post()
  @Describe({
    summary: 'Register an OAuth client',
    description:
      'Registers a client for the person or an organization. Its secrets are in this answer only. Noted ' +
      'in the audit log of the organization.',
    errors: [
      'organization_not_found',
      'not_a_member',
      'insufficient_permission',
      'organization_inactive',
      'limit_reached',
    ],
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
  @Describe({
    summary: 'Read an OAuth client',
    description: 'Answers with a client that the person manages, without its secrets.',
  })
  @Answer(200, single(oauthClient))
  get(@CallerPerson() person: Person, @Param('client_id') clientId: string) {
    return this.clients.get(person, clientId);
  }

  @Put(':client_id')
  @UseGuards(ManagedClientGuard)
  @Describe({
    summary: 'Change an OAuth client',
    description:
      'Changes what is given, or gives the client to another owner. Scopes that it loses are gone at once ' +
      'from its grants and tokens. Noted in the audit log of the organization.',
    errors: [
      'organization_not_found',
      'not_a_member',
      'insufficient_permission',
      'organization_inactive',
      'limit_reached',
    ],
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
  @Describe({
    summary: 'Delete an OAuth client',
    description: 'Deletes the client with all its grants and tokens. Noted in the audit log of the organization.',
    errors: ['organization_inactive'],
  })
  @Answer(204)
  remove(@CallerPerson() person: Person, @CallerOrigin() origin: Origin, @Param('client_id') clientId: string) {
    return this.clients.remove({ ...person, origin }, clientId);
  }

  @Post(':client_id/rotate-secret')
  @UseGuards(ManagedClientGuard)
  @Describe({
    summary: 'Rotate the client secret',
    description:
      'Makes a new secret, in this answer only; the old one works for the overlap. Noted in the audit log ' +
      'of the organization.',
    errors: ['no_client_secret', 'organization_inactive'],
  })
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
  @UseGuards(ManagedClientGuard)
  @Describe({
    summary: 'Rotate the webhook secret',
    description:
      'Makes a new webhook secret, in this answer only; webhooks are signed with both during the overlap. ' +
      'Noted in the audit log of the organization.',
    errors: ['no_webhook_url', 'organization_inactive'],
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
