/** The texts of this service by namespace. `npm run messages` makes this file of `locales/en`. */
export interface Messages {
  'endpoint-mails': {
    disabledSubject: (values: { client: string }) => string;
    gone: (values: { url: string }) => string;
    onlyFailed: (values: { url: string }) => string;
    whatNow: (values: { enable: string; retry: string }) => string;
    failingSubject: (values: { client: string }) => string;
    noneSucceeded: (values: { url: string; since: string }) => string;
    willStop: (values: { disabledAt: string }) => string;
    footer: string;
  };
}
