import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { html } from '@platform/service-kit';
import { LinksConfig } from '../../config.js';
import {
  returnPath,
  closedReason,
  consentCookie,
  isForeignForm,
  isLocked,
  LinkPasswords,
  PasswordTries,
  setCookie,
  unlockCookie,
  UnlockKeys,
  unlockProof,
} from '../gates/index.js';
import { sendPage, sendPasswordPage, sendVisitPage } from '../pages/index.js';
import { type LinkTarget, HostResolver, type Rules } from '../../lookup/index.js';
import { Link } from '../../records/index.js';
import { OverlayAnswersService } from './overlay-answers.service.js';

/**
 * Takes what visitors send from our own pages, and from no others. Every answer leads back to the link, which decides
 * anew.
 */
@Injectable()
export class VisitForms {
  private readonly isOwnSecure: boolean;
  private readonly ownOrigin: string;

  constructor(
    private readonly dataSource: DataSource,
    config: LinksConfig,
    private readonly unlockKeys: UnlockKeys,
    private readonly hosts: HostResolver,
    private readonly passwords: LinkPasswords,
    private readonly tries: PasswordTries,
    private readonly answers: OverlayAnswersService,
  ) {
    this.isOwnSecure = config.LINKS_BASE_URL.startsWith('https:');
    this.ownOrigin = new URL(config.LINKS_BASE_URL).origin;
  }

  /** @param path of the link on its host, here and below */
  async unlock(req: FastifyRequest, reply: FastifyReply, link: LinkTarget, path: string): Promise<void> {
    if (isForeignForm(req, this.ownOrigin)) return void sendPage(reply, 'foreign');
    const form = { action: returnPath(req, link, `${path}/unlock`) };
    const waitSeconds = await this.tries.hit(link.id, req.ip);
    if (waitSeconds > 0) {
      const problem = `Too many tries. Please wait ${Math.ceil(waitSeconds / 60)} minutes.`;
      const headers = { 'retry-after': String(waitSeconds) };
      sendPasswordPage(reply, { ...form, status: 429, problem, headers });
      return;
    }
    const { version, hash } = await this.secretOf(link.id);
    const password = fieldsOf(req).get('password') ?? '';
    if (hash && (password.length > 128 || !(await this.passwords.isRight(password, hash)))) {
      sendPasswordPage(reply, { ...form, status: 403, problem: 'That is not the password.' });
      return;
    }
    await this.tries.giveBack(link.id, req.ip);
    const value = unlockProof(this.unlockKeys.all[0]!, { id: link.id, version }, Date.now());
    setCookie(reply, { ...unlockCookie(link.id), value, isSecure: this.isSecure(req) });
    backTo(reply, returnPath(req, link, path));
  }

  consent(req: FastifyRequest, reply: FastifyReply, link: LinkTarget, path: string): void {
    if (isForeignForm(req, this.ownOrigin)) return void sendPage(reply, 'foreign');
    const value = fieldsOf(req).get('answer') === 'yes' ? 'yes' : 'no';
    setCookie(reply, { ...consentCookie(link.accountId), value, isSecure: this.isSecure(req) });
    backTo(reply, returnPath(req, link, path));
  }

  /** Takes what was written into an overlay. Scripts of ours ask for the words alone, everybody else gets a page. */
  async answer(req: FastifyRequest, reply: FastifyReply, link: LinkTarget, path: string): Promise<void> {
    if (isForeignForm(req, this.ownOrigin)) return void sendPage(reply, 'foreign');
    // The rotator shows overlays of links on branded domains under the platform's own host.
    if (req.headers.origin === this.ownOrigin) void reply.header('access-control-allow-origin', this.ownOrigin);
    const { rules } = link;
    if (rules?.page?.kind !== 'overlay') return void sendPage(reply, 'missing');
    const { status, text } = await this.taken(req, link, rules, rules.page.id);
    if (req.headers.accept === 'text/plain')
      return void reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
    const back = html`<p><a href="${path}">Back to the page</a></p>`;
    sendVisitPage(reply, {
      status,
      title: text,
      body: html`<h1>${text}</h1>
        ${back}`,
    });
  }

  /** Who may not see an overlay does not write into it either. A link that is used up is open to its last visitor. */
  private async taken(req: FastifyRequest, link: LinkTarget, rules: Rules, overlayId: number) {
    if (closedReason(rules, Date.now())) return { status: 410, text: 'This link is closed.' };
    if (isLocked(this.unlockKeys.all, req, link))
      return { status: 403, text: 'This link asks for its password again. Please open it once more.' };
    if ((await this.tries.hit(`answer:${overlayId}`, req.ip)) > 0)
      return { status: 429, text: 'Too many answers. Please come back later.' };
    return this.answers.take(link, overlayId, Object.fromEntries(fieldsOf(req)));
  }

  /**
   * Branded domains may be served without TLS, whatever our own host has. Browsers would drop a secure cookie there.
   */
  private isSecure(req: FastifyRequest): boolean {
    return this.hosts.isOwn(req) ? this.isOwnSecure : req.protocol === 'https';
  }

  /** Reads from Postgres, never from a cache: a changed password holds at once. */
  private async secretOf(linkId: number): Promise<{ version: number; hash: string | null }> {
    const row = await this.dataSource.manager.findOne(Link, {
      select: { version: true, password_hash: true },
      where: { id: linkId, state: 'active' },
    });
    return { version: Number(row?.version ?? 0), hash: row?.password_hash ?? null };
  }
}

/** The fields of a form. The kit keeps bodies that are not JSON as they came. */
export function fieldsOf(req: FastifyRequest): URLSearchParams {
  return new URLSearchParams(req.rawBody?.subarray(0, 16_384).toString('utf8') ?? '');
}

function backTo(reply: FastifyReply, path: string): void {
  void reply.code(303).header('location', path).header('cache-control', 'no-store').send();
}
