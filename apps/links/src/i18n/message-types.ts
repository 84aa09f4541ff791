/** The texts of this service by namespace. `npm run messages` makes this file of `locales/en`. */
export interface Messages {
  'block-mails': {
    blockedSubject: (values: { count: number }) => string;
    blocked: string;
    more: (values: { count: number }) => string;
    reason: (values: { words: string }) => string;
    ifWrong: string;
    byApi: (values: { route: string }) => string;
    inConsole: string;
    decidedSubject: string;
    accepted: string;
    refused: string;
    footer: string;
  };
  'domain-mails': {
    lostSubject: (values: { host: string }) => string;
    lost: (values: { host: string }) => string;
    setRecord: (values: { host: string; target: string }) => string;
    goesOn: string;
    takenSubject: (values: { host: string }) => string;
    taken: (values: { host: string }) => string;
    removed: string;
    footer: (values: { host: string }) => string;
  };
  'message-mail': {
    subject: (values: { box: string }) => string;
    wrote: (values: { email: string }) => string;
    footer: (values: { box: string }) => string;
  };
}
