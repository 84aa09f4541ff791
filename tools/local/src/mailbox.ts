import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import PostalMime, { type Address } from 'postal-mime';
import { KeptMessages } from './kept-messages.js';

/** A received message. `to` is whom the envelope named, so that blind copies are seen. */
export interface Mail {
  id: string;
  /** ISO 8601, when it was received. */
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** By lower-case name; the last one of a name wins. */
  headers: Record<string, string>;
  attachments: { filename: string; mimeType: string; bytes: number }[];
}

/** The messages of the inbox. */
export class Mailbox {
  private constructor(private readonly mails: KeptMessages<Mail>) {}

  /** Opens the folder and reads the messages of earlier runs. */
  static open(folder: string): Mailbox {
    return new Mailbox(new KeptMessages<Mail>(folder));
  }

  /** Adds a message as it came over SMTP. */
  async add(raw: Uint8Array, envelopeTo: string[], now = new Date()): Promise<Mail> {
    const parsed = await PostalMime.parse(raw);
    const mail: Mail = {
      id: `${now.getTime()}-${randomUUID().slice(0, 8)}`,
      receivedAt: now.toISOString(),
      from: parsed.from ? addressText(parsed.from) : '',
      to: envelopeTo,
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
        filename: filename ?? '',
        mimeType,
        bytes: typeof content === 'string' ? content.length : content.byteLength,
      })),
    };
    return this.mails.add(mail);
  }

  /** All messages, newest first, or those to one address, whatever its case and the spelling of its domain. */
  list(to?: string): Mail[] {
    if (!to) return this.mails.list();
    const wanted = spelled(to);
    return this.mails.list().filter((mail) => mail.to.some((address) => spelled(address) === wanted));
  }

  find(id: string): Mail | undefined {
    return this.mails.find(id);
  }

  /** Removes one message, or all. */
  clear(id?: string): void {
    this.mails.clear(id);
  }
}

/**
 * A domain of another script comes over SMTP as people read it. It is asked for as the DNS has it. It may also be the
 * other way round.
 */
function spelled(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at).normalize('NFC').toLowerCase() + domainToASCII(address.slice(at));
}

function addressText({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name);
}
