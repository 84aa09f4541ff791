import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpReceiver {
  url: string;
  mails: (Email & { recipients: string[] })[];
  /** Refuses the next mails with these SMTP codes, e.g. 450, or answers, e.g. `554 5.7.1 Relay access denied`. */
  refuse(...answers: (number | string)[]): void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps the mails it gets. */
export async function smtpReceiver(): Promise<SmtpReceiver> {
  const mails: SmtpReceiver['mails'] = [];
  const refusals: (number | string)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [code, ...words] = String(refusals.shift() ?? '').split(' ');
        if (code) return done(Object.assign(new Error(words.join(' ') || 'refused'), { responseCode: Number(code) }));
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
