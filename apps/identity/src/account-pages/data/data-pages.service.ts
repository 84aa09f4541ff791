import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountExport } from './account-export.js';
import type { Form, PageAnswer } from '../../pages/forms/index.js';
import { SignedIn } from '../../signing-in/reauthentication/index.js';
import { Sessions } from '../../signing-in/flows/index.js';
import { AccountDeletion, ownedOrganizations } from '../../accounts/deletion/index.js';
import { dataPage, deletedPage } from './data.page.js';

const home = '/account/data';

/** What somebody does with all that is held of them: take it along, or have it erased. Both need a fresh sign-in. */
@Injectable()
export class DataPages {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly dataSource: DataSource,
    private readonly data: AccountExport,
    private readonly deletion: AccountDeletion,
    private readonly sessions: Sessions,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user, language, csrf }) => {
      const owned = await ownedOrganizations(this.dataSource.manager, user.uuid);
      return { page: dataPage({ language, csrf, owned }) };
    });
  }

  async export(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, home, async ({ user }) => ({
      file: JSON.stringify(await this.data.of(user.uuid, req), null, 2),
      name: 'account.json',
      type: 'application/json; charset=utf-8',
    }));
  }

  async delete(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, home, async ({ user, language, zone, csrf }) => {
      const owned = await ownedOrganizations(this.dataSource.manager, user.uuid);
      if (owned.length) return { status: 409, page: dataPage({ language, csrf, owned }) };
      if (form['confirmed'] !== 'yes')
        return { status: 422, page: dataPage({ language, csrf, owned, isUnconfirmed: true }) };
      const eraseAfter = await this.deletion.request(user.uuid, req);
      await this.sessions.signOut(req, reply);
      return { page: deletedPage({ language, zone }, eraseAfter) };
    });
  }
}
