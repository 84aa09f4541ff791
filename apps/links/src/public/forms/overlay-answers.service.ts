import { Injectable } from '@nestjs/common';
import {
  cutOf,
  keysById,
  overlayForms,
  pageOfLinks,
  type LinkPageQuery,
  type OverlaySettingsOf,
} from '@platform/contracts';
import { boundedCount } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountMails } from '../../accounts/account-mails.js';
import { ownRecord } from '../../records/own-records.js';
import type { LinkTarget } from '../../lookup/link-target.js';
import { messageMail } from './message-mail.js';
import { Overlay } from '../../records/overlay.entity.js';

/** What a visitor is told. */
export interface Taken {
  status: number;
  text: string;
}

interface Written {
  email?: string;
  message?: string;
  option?: string;
}

/** Takes what visitors write into boxes, and shows it to the owner. */
@Injectable()
export class OverlayAnswersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
  ) {}

  async take(link: LinkTarget, overlayId: number, fields: Record<string, string>): Promise<Taken> {
    const where = { id: overlayId, account_id: link.accountId };
    const overlay = await this.dataSource.manager.findOneBy(Overlay, where);
    if (!overlay || !(overlay.type in overlayForms)) return { status: 404, text: 'There is nothing to answer here.' };
    const written = readForm(overlay, fields);
    if ('status' in written) return written;
    await this.dataSource.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO overlay_answer (account_id, overlay_id, link_id, email, message, option) VALUES ($1, $2, $3, $4, $5, $6)`,
        [link.accountId, overlayId, link.id, written.email ?? null, written.message ?? null, written.option ?? null],
      );
      if (overlay.type === 'contact') await this.tell(tx, overlay, written);
    });
    return { status: 200, text: (overlay.content as OverlaySettingsOf<'contact'>).success };
  }

  async list(accountId: number, overlayId: number, query: LinkPageQuery) {
    const { limit, offset, after = [null] } = cutOf(query, query.limit);
    await ownRecord(this.dataSource.manager, Overlay, { id: overlayId, account_id: accountId });
    const ofOverlay = 'overlay_answer WHERE overlay_id = $1 AND account_id = $2';
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, `SELECT FROM ${ofOverlay}`, [overlayId, accountId]),
      this.dataSource.query<{ id: number }[]>(
        `SELECT id, link_id AS link, email, message, option, created_at AS date FROM ${ofOverlay}
         AND ($5::int IS NULL OR id < $5) ORDER BY id DESC LIMIT $3 OFFSET $4`,
        [overlayId, accountId, limit, offset, ...after],
      ),
    ]);
    return pageOfLinks('answers', rows, counted, query, { keysOf: keysById, recordOf: (row) => row });
  }

  /** To the confirmed address of the account: any other one could be of somebody who never asked for mails of strangers. */
  private async tell(tx: EntityManager, { account_id, name, content }: Overlay, { email, message }: Written) {
    const { subject } = content as OverlaySettingsOf<'contact'>;
    const written = { box: name, subject, email: email ?? '', message: message ?? '' };
    await this.mails.send(tx, account_id, (language) => messageMail(language, written));
  }
}

function readForm({ type, content }: Overlay, fields: Record<string, string>): Written | Taken {
  const parsed = overlayForms[type as keyof typeof overlayForms].safeParse(fields);
  const isText = Object.values(fields).every((value) => !value.includes('\0') && value.isWellFormed());
  if (!parsed.success || !isText)
    return { status: 400, text: parsed.error?.issues[0]?.message ?? 'That cannot be read.' };
  if (!('option' in parsed.data)) return parsed.data;
  const option = (content as OverlaySettingsOf<'poll'>).options[parsed.data.option];
  return option === undefined ? { status: 400, text: 'Please choose one of the answers.' } : { option };
}
