import { Body, Controller, Delete, Get, Param, Put, UseGuards } from '@nestjs/common';
import {
  brandingSchema,
  putBrandingMark,
  single,
  updateBranding,
  type PutBrandingMark,
  type UpdateBranding,
} from '@platform/contracts';
import { Answer, CallerOrigin, CallerPerson, Describe, Scopes, type Origin, type Person } from '@platform/service-kit';
import { ClientBrandingService } from './client-branding.service.js';
import { ManagedClientGuard } from './managed-client.guard.js';

@Controller('api/v1/oauth-clients/:client_id/branding')
@Describe({ tag: 'OAuth clients' })
@Scopes('clients:manage')
export class ClientBrandingController {
  constructor(private readonly branding: ClientBrandingService) {}

  @Get()
  @Describe({
    summary: 'Read the branding of an OAuth client',
    description:
      'Answers with how the pages of a sign-in with the client look; null is as its organization looks, else as the ' +
      'platform.',
  })
  @Answer(200, single(brandingSchema))
  get(@CallerPerson() person: Person, @Param('client_id') clientId: string) {
    return this.branding.read(person, clientId);
  }

  @Put()
  @UseGuards(ManagedClientGuard)
  @Describe({
    summary: 'Change the branding of an OAuth client',
    description:
      'Changes what is given and leaves the rest as it is; null takes it away. The sign-in, consent and device pages ' +
      'of the client show it with its name. What changes more than the colour ends a verification by the operator. ' +
      'Noted in the audit log of the organization.',
    errors: ['organization_inactive'],
  })
  @Answer(200, single(brandingSchema))
  update(
    @CallerPerson() person: Person,
    @CallerOrigin() origin: Origin,
    @Param('client_id') clientId: string,
    @Body({ schema: updateBranding }) body: UpdateBranding,
  ) {
    return this.branding.update({ ...person, origin }, clientId, body);
  }

  @Delete()
  @Describe({
    summary: 'Remove the branding of an OAuth client',
    description:
      'Takes all of it away, with the mark: the pages look like the organization, else like the platform. Noted in ' +
      'the audit log of the organization.',
    errors: ['organization_inactive'],
  })
  @Answer(204)
  remove(@CallerPerson() person: Person, @CallerOrigin() origin: Origin, @Param('client_id') clientId: string) {
    return this.branding.remove({ ...person, origin }, clientId);
  }

  @Put('mark')
  @UseGuards(ManagedClientGuard)
  @Describe({
    summary: 'Set the mark of an OAuth client',
    description:
      'Takes a PNG, JPEG or WebP picture and draws it anew as a square PNG of 256 pixels; what is not square gets a ' +
      'transparent margin. Ends a verification by the operator. Noted in the audit log of the organization.',
    errors: ['organization_inactive'],
  })
  @Answer(200, single(brandingSchema))
  putMark(
    @CallerPerson() person: Person,
    @CallerOrigin() origin: Origin,
    @Param('client_id') clientId: string,
    @Body({ schema: putBrandingMark }) body: PutBrandingMark,
  ) {
    return this.branding.putMark({ ...person, origin }, clientId, body);
  }

  @Delete('mark')
  @Describe({
    summary: 'Remove the mark of an OAuth client',
    description: 'Removes the picture, also from its address. Noted in the audit log of the organization.',
    errors: ['organization_inactive'],
  })
  @Answer(204)
  removeMark(@CallerPerson() person: Person, @CallerOrigin() origin: Origin, @Param('client_id') clientId: string) {
    return this.branding.removeMark({ ...person, origin }, clientId);
  }
}
