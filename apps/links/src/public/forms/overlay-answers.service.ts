import { Injectable } from '@nestjs/common';
import { overlayForms, type OverlaySettingsOf } from '@platform/contracts';
import { execute, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountMails } from '../../accounts/index.js';
import type { LinkTarget } from '../../lookup/index.js';
import { Overlay } from '../../records/index.js';
import { messageMail } from './message-mail.js';

/** The answer to the visitor. */
export interface Taken {
  status: number;
  text: string;
}

interface Written {
  email?: string;
  message?: string;
  option?: string;
}

/** Takes what visitors write into overlays. */
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
      const { email = null, message = null, option = null } = written;
      await execute(
        tx,
        sql`
          INSERT INTO overlay_answer (account_id, overlay_id, link_id, email, message, option)
          VALUES (${link.accountId}, ${overlayId}, ${link.id}, ${email}, ${message}, ${option})`,
      );
      if (overlay.type === 'contact') await this.tell(tx, overlay, written);
    });
    return { status: 200, text: (overlay.content as OverlaySettingsOf<'contact'>).success };
  }

  /**
   * Mails the message to the confirmed address of the account. Another address may belong to somebody who never asked
   * for it.
   */
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
