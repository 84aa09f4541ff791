import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpReceiver {
  url: string;
  mails: (Email & { recipients: string[] })[];
  /**
   * Refuses the next mails, after DATA, with these SMTP codes, e.g. 450, or answers, e.g. `554 5.7.1 Relay access
   * denied`.
   */
  refuse(...answers: (number | string)[]): void;
  /** Refuses the next recipients likewise, at RCPT TO. */
  refuseRecipients(...answers: (number | string)[]): void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps the mails it gets. */
export async function smtpReceiver(): Promise<SmtpReceiver> {
  const mails: SmtpReceiver['mails'] = [];
  const refusals: (number | string)[] = [];
  const recipientRefusals: (number | string)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal(recipientRefusals)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal(refusals);
        if (refused) return done(refused);
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
    refuse: (...answers) => void refusals.push(...answers),
    refuseRecipients: (...answers) => void recipientRefusals.push(...answers),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(answers: (number | string)[]): Error | null {
  const [code, ...words] = String(answers.shift() ?? '').split(' ');
  return code ? Object.assign(new Error(words.join(' ') || 'refused'), { responseCode: Number(code) }) : null;
}
