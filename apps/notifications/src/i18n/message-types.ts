/** The texts of this service by namespace. `npm run messages` makes this file of `locales/en`. */
export interface Messages {
  'confirmation-mail': {
    subject: string;
    entered: string;
    organization: string;
    valid: (values: { days: number }) => string;
    button: string;
    footer: string;
  };
  'destination-mails': {
    disabledSubject: (values: { name: string }) => string;
    refused: (values: { word: string }) => string;
    nothingMore: (values: { name: string; organization: string }) => string;
    whatNow: string;
    failingSubject: (values: { name: string }) => string;
    noneArrived: (values: { name: string; organization: string; since: string }) => string;
    willStop: (values: { disabledAt: string }) => string;
    topicGoneSubject: (values: { name: string }) => string;
    topicGone: (values: { name: string; organization: string }) => string;
    otherTopic: string;
    button: string;
    footer: (values: { organization: string }) => string;
  };
  'disabled-reasons': {
    gone: string;
    failing: string;
    bot_removed: string;
    chat_not_found: string;
    user_deactivated: string;
    no_right_to_write: string;
    webhook_deleted: string;
    forum_needs_thread: string;
    workflow_gone: string;
    no_recipient_left: string;
  };
  facts: {
    service: string;
    event: string;
    organization: string;
    time: string;
  };
  'notification-mail': {
    viewDetails: string;
    because: (values: { rule: string; organization: string }) => string;
    unsubscribe: string;
    unsubscribeAt: (values: { link: string }) => string;
  };
  'subscription-pages': {
    over: string;
    confirmOver: (values: { days: number }) => string;
    unsubscribeOver: string;
    confirmTitle: string;
    confirmText: (values: { organization: string; email: string }) => string;
    everyMail: string;
    confirm: string;
    otherwise: string;
    thanks: string;
    sentFromNowOn: (values: { email: string }) => string;
    unsubscribeTitle: string;
    noMoreMail: (values: { email: string; organization: string }) => string;
    unsubscribe: string;
    unsubscribed: string;
    askedFirst: (values: { organization: string }) => string;
  };
}
