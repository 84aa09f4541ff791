import { Body, Controller, Delete, Get, Put, UseGuards } from '@nestjs/common';
import {
  brandingSchema,
  putBrandingMark,
  single,
  updateBranding,
  type PutBrandingMark,
  type UpdateBranding,
} from '@platform/contracts';
import { Answer, Describe, Scopes } from '@platform/service-kit';
import { CallerMembership, type Membership, MembershipGuard, Needs } from '../access/index.js';
import { BrandingService } from './branding.service.js';

@Controller('api/v1/organizations/:uuid/branding')
@Describe({ tag: 'Branding' })
@UseGuards(MembershipGuard)
export class BrandingController {
  constructor(private readonly branding: BrandingService) {}

  @Get()
  @Scopes('org:read')
  @Describe({
    summary: 'Read the branding',
    description: 'Answers with how the pages and mails of the organization look; null is as the platform looks.',
  })
  @Answer(200, single(brandingSchema))
  get(@CallerMembership() membership: Membership) {
    return this.branding.read(membership);
  }

  @Put()
  @Scopes('org:manage')
  @Needs('manage_organization')
  @Describe({
    summary: 'Change the branding',
    description:
      'Changes what is given and leaves the rest as it is; null takes it away. The sign-in pages of the clients of ' +
      'the organization, its invitations and their mails show it. Noted in the audit log.',
  })
  @Answer(200, single(brandingSchema))
  update(@CallerMembership() membership: Membership, @Body({ schema: updateBranding }) body: UpdateBranding) {
    return this.branding.update(membership, body);
  }

  @Put('mark')
  @Scopes('org:manage')
  @Needs('manage_organization')
  @Describe({
    summary: 'Set the mark',
    description:
      'Takes a PNG, JPEG or WebP picture and draws it anew as a square PNG of 256 pixels; what is not square gets a ' +
      'transparent margin. Noted in the audit log.',
  })
  @Answer(200, single(brandingSchema))
  putMark(@CallerMembership() membership: Membership, @Body({ schema: putBrandingMark }) body: PutBrandingMark) {
    return this.branding.putMark(membership, body);
  }

  @Delete('mark')
  @Scopes('org:manage')
  @Needs('manage_organization')
  @Describe({
    summary: 'Remove the mark',
    description: 'Removes the picture, also from its address. Noted in the audit log.',
  })
  @Answer(204)
  deleteMark(@CallerMembership() membership: Membership) {
    return this.branding.deleteMark(membership);
  }
}
