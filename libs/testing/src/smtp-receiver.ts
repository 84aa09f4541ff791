import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpReceiver {
  url: string;
  mails: (Email & { recipients: string[] })[];
  /** Refuses the next mails with these SMTP codes, e.g. 450 or 550. */
  refuse(...codes: number[]): void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps the mails it gets. */
export async function smtpReceiver(): Promise<SmtpReceiver> {
  const mails: SmtpReceiver['mails'] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = refusals.shift();
        if (code) return done(Object.assign(new Error('refused as told'), { responseCode: code }));
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
            done();
          },
          (err: Error) => done(err),
        );
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (...codes) => void refusals.push(...codes),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
