import { Body, Controller, Param, Patch } from '@nestjs/common';
import { changedCredentials, credentialsChange, type CredentialsChange } from '@platform/contracts';
import { Answer, CalledBy, Describe } from '@platform/service-kit';
import { Credentials } from './credentials.service.js';

/**
 * For links, whose account holders may change their address and password there (docs/decisions.md#credentials-by-key).
 */
@CalledBy('links')
@Describe({ hidden: true })
@Controller('internal/v1/users')
export class CredentialsController {
  constructor(private readonly credentials: Credentials) {}

  @Patch(':uuid/credentials')
  @Answer(200, changedCredentials)
  change(@Param('uuid') uuid: string, @Body({ schema: credentialsChange }) wanted: CredentialsChange) {
    return this.credentials.change(uuid, wanted);
  }
}
