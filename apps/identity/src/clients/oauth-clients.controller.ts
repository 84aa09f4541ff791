import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import {
  createdOauthClient,
  createOauthClient,
  list,
  oauthClient,
  rotatedSecret,
  rotatedWebhookSecret,
  rotateSecret,
  single,
  updatedOauthClient,
  updateOauthClient,
  type CreateOauthClient,
  type RotateSecret,
  type UpdateOauthClient,
} from '@platform/contracts';
import { Answer, CallerPerson, Describe, Scopes, type Person } from '@platform/service-kit';
import { OwnClients } from './own-clients.service.js';

@Controller('api/v1/oauth-clients')
@Scopes('clients:manage')
export class OauthClientsController {
  constructor(private readonly clients: OwnClients) {}

  @Get()
  @Describe({ summary: 'Your OAuth clients' })
  @Answer(200, list(oauthClient))
  list(@CallerPerson() person: Person) {
    return this.clients.list(person);
  }

  @Post()
  @Describe({ summary: 'Register an OAuth client; its secrets are shown once' })
  @Answer(201, single(createdOauthClient))
  create(@CallerPerson() person: Person, @Body({ schema: createOauthClient }) body: CreateOauthClient) {
    return this.clients.create(person, body);
  }

  @Get(':client_id')
  @Describe({ summary: 'One of your OAuth clients' })
  @Answer(200, single(oauthClient))
  get(@CallerPerson() person: Person, @Param('client_id') clientId: string) {
    return this.clients.get(person, clientId);
  }

  @Put(':client_id')
  @Describe({ summary: 'Change an OAuth client' })
  @Answer(200, single(updatedOauthClient))
  replace(
    @CallerPerson() person: Person,
    @Param('client_id') clientId: string,
    @Body({ schema: updateOauthClient }) body: UpdateOauthClient,
  ) {
    return this.clients.update(person, clientId, body);
  }

  @Patch(':client_id')
  @Describe({ summary: 'Change an OAuth client' })
  @Answer(200, single(updatedOauthClient))
  update(
    @CallerPerson() person: Person,
    @Param('client_id') clientId: string,
    @Body({ schema: updateOauthClient }) body: UpdateOauthClient,
  ) {
    return this.clients.update(person, clientId, body);
  }

  @Delete(':client_id')
  @Describe({ summary: 'Delete an OAuth client with all its grants and tokens' })
  @Answer(204)
  remove(@CallerPerson() person: Person, @Param('client_id') clientId: string) {
    return this.clients.remove(person, clientId);
  }

  @Post(':client_id/rotate-secret')
  @Describe({ summary: 'New client secret; the old one works for the overlap' })
  @Answer(200, single(rotatedSecret))
  rotateSecret(
    @CallerPerson() person: Person,
    @Param('client_id') clientId: string,
    @Body({ schema: rotateSecret }) body: RotateSecret,
  ) {
    return this.clients.rotateSecret(person, clientId, body);
  }

  @Post(':client_id/rotate-webhook-secret')
  @Describe({ summary: 'New webhook secret; webhooks are signed with both during the overlap' })
  @Answer(200, single(rotatedWebhookSecret))
  rotateWebhookSecret(
    @CallerPerson() person: Person,
    @Param('client_id') clientId: string,
    @Body({ schema: rotateSecret }) body: RotateSecret,
  ) {
    return this.clients.rotateWebhookSecret(person, clientId, body);
  }
}
