import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { writePrivate } from './kept.js';

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

/** How many messages are kept; the oldest goes first. */
const mostKept = 500;

/** The messages of the inbox, in memory and as JSON files in a folder, newest first. */
export class Mailbox {
  private mails: Mail[] = [];

  private constructor(private readonly folder: string) {}

  /** Opens the folder and reads the messages of earlier runs. */
  static open(folder: string): Mailbox {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const mailbox = new Mailbox(folder);
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    for (const name of names.sort()) {
      const mail = readMail(join(folder, name));
      if (mail) mailbox.mails.unshift(mail);
    }
    return mailbox;
  }

  /** Adds a message as it came over SMTP. */
  async add(raw: Uint8Array, envelopeTo: string[], now = new Date()): Promise<Mail> {
    const parsed = await PostalMime.parse(raw);
    const mail: Mail = {
      // The time first, so that file names sort by age.
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
    writePrivate(this.path(mail.id), JSON.stringify(mail));
    this.mails.unshift(mail);
    for (const old of this.mails.splice(mostKept)) rmSync(this.path(old.id), { force: true });
    return mail;
  }

  /** All messages, newest first, or those to one address (whatever its case). */
  list(to?: string): Mail[] {
    const wanted = to?.toLowerCase();
    return wanted
      ? this.mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === wanted))
      : this.mails;
  }

  find(id: string): Mail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  /** Removes one message, or all. */
  clear(id?: string): void {
    for (const mail of this.mails.filter((entry) => !id || entry.id === id))
      rmSync(this.path(mail.id), { force: true });
    this.mails = id ? this.mails.filter((mail) => mail.id !== id) : [];
  }

  private path(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}

/** One that was cut short, by a disk that was full, is lost: all others are there. */
function readMail(path: string): Mail | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Mail;
  } catch {
    return undefined;
  }
}

function addressText({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name);
}
