import { domainToASCII } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { z } from 'zod';
import { requiredInProduction, url } from '../settings/config.js';

const address = '[^\\s<>()",;:@]+@[^\\s<>()",;:@]+';
/** Without quotes a comma or colon would end the name, and the rest be another address (RFC 5322). */
const sender = new RegExp(`^(?:${address}|(?:"[^"\\r\\n]*" *|[^"<>,;:@\\r\\n]*)<${address}>)$`);

/** Settings of a service that sends mail. */
export const mailSettings = {
  SMTP_URL: url('smtp:', 'smtps:').refine((value) => !URL.canParse(value) || new URL(value).hostname !== '', {
    message: 'must name a host',
  }),
  MAIL_FROM: z
    .string()
    .regex(sender, { message: 'must be an address, or a name and an address such as Platform <no-reply@example.org>' })
    .default('Platform <no-reply@platform.localhost>')
    .meta(requiredInProduction),
};

/** Configuration that a mail-sending service provides. */
export abstract class MailConfig {
  SMTP_URL!: string;
  MAIL_FROM!: string;
}

export interface OutgoingMail extends SendMailOptions {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Notes of absence are not sent to us (RFC 3834; the second is of Exchange). */
const ofNoPerson = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** The part after the @ of a setting MAIL_FROM, as it stands in the DNS. */
export function senderDomain(from: string): string {
  const [, domain = ''] = /@([^\s<>@]+)>?\s*$/.exec(from) ?? [];
  return domainToASCII(domain) || 'localhost';
}

/**
 * Sends one mail by SMTP, to an address with letters of other scripts by SMTPUTF8 (RFC 6531), which its server must
 * offer.
 *
 * @throws nodemailer's error, with `responseCode` where the server gave one
 */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Promise<Transporter<SMTPPool.SentMessageInfo>> | undefined;

  constructor(private readonly config: MailConfig) {}

  /** For Message-IDs. */
  get domain(): string {
    return senderDomain(this.config.MAIL_FROM);
  }

  async send(mail: OutgoingMail): Promise<void> {
    const transport = await (this.transport ??= this.open());
    await transport.sendMail({
      from: this.config.MAIL_FROM,
      ...mail,
      subject: oneLine(mail.subject),
      headers: { ...ofNoPerson, ...mail.headers },
    });
  }

  /**
   * Connects and signs in, and sends nothing.
   *
   * @throws nodemailer's error
   */
  async verify(): Promise<void> {
    await (await (this.transport ??= this.open())).verify();
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }

  /** Loads nodemailer with the first mail: most processes never send one. */
  private async open(): Promise<Transporter<SMTPPool.SentMessageInfo>> {
    const { createTransport } = await import('nodemailer');
    const options: SMTPPool.Options & { url: string } = {
      url: this.config.SMTP_URL,
      pool: true,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    return createTransport(options);
  }
}

/** CR and LF never reach a header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}
