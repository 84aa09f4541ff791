/** The texts of this service by namespace. `npm run messages` makes this file of `locales/en`. */
export interface Messages {
  'invitation-mails': {
    subject: string;
    invitedBy: (values: { address: string }) => string;
    invited: string;
    organization: string;
    role: string;
    inviter: string;
    expiry: (values: { day: string }) => string;
    button: string;
    footer: string;
  };
}
