import { Injectable } from '@nestjs/common';
import { isUuid } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { doneAt, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { SignedIn, type SignedInPerson } from '../../signing-in/reauthentication/index.js';
import {
  connectionsPath,
  FederatedIdentities,
  Federation,
  IdentityProviders,
} from '../../signing-in/federation/index.js';
import { connectionsPage } from './connections.page.js';

/** The identities of other providers that open an account. Looking is free, every change needs a fresh sign-in. */
@Injectable()
export class Connections {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly identities: FederatedIdentities,
    private readonly providers: IdentityProviders,
    private readonly federation: Federation,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async (person) => ({ page: await this.page(person) }));
  }

  async link(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, connectionsPath, ({ user }) =>
      this.federation.beginLink(req, reply, form['code'] ?? '', user.uuid),
    );
  }

  async unlink(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, connectionsPath, async (person) => {
      const uuid = form['uuid'] ?? '';
      if (!isUuid(uuid)) throw new Problem('not_found');
      const isUnlinked = await this.identities.unlink(person.user.uuid, uuid, req);
      return isUnlinked ? doneAt(connectionsPath, 'unlinked') : { status: 409, page: await this.page(person, true) };
    });
  }

  private async page({ user, language, zone, csrf, done }: SignedInPerson, isLastWayIn = false): Promise<string> {
    const [linked, providers] = await Promise.all([this.identities.of(user.uuid), this.providers.offered()]);
    return connectionsPage({ language, zone, csrf, linked, providers, isLastWayIn, done });
  }
}
