/** The texts of this service by namespace. `npm run messages` makes this file of `locales/en`. */
export interface Messages {
  account: {
    title: string;
    fullName: string;
    lead: string;
    about: string;
    name: string;
    surname: string;
    email: string;
    confirmed: string;
    notConfirmed: string;
    optional: string;
    birthday: string;
    gender: string;
    female: string;
    male: string;
    other: string;
    notSaid: string;
    phone: string;
    phoneHint: string;
    language: string;
    languageHint: string;
    noLanguage: string;
    zone: string;
    zoneHint: string;
    noZone: string;
    address: string;
    street: string;
    postalCode: string;
    locality: string;
    region: string;
    country: string;
    countryHint: string;
    save: string;
    wrongBirthday: string;
    wrongPhone: string;
    wrongCountry: string;
    wrong: string;
    changeEmail: string;
    confirmEmail: string;
  };
  'account-events': {
    registered: string;
    signed_in: string;
    sign_in_failed: string;
    signed_out_everywhere: string;
    session_revoked: string;
    password_changed: string;
    password_reset: string;
    email_verified: string;
    email_changed: string;
    profile_changed: string;
    totp_enabled: string;
    totp_disabled: string;
    recovery_codes_made: string;
    recovery_code_used: string;
    passkey_added: string;
    passkey_removed: string;
    second_factors_reset: string;
    identity_linked: string;
    identity_unlinked: string;
    grant_revoked: string;
    token_reused: string;
    data_exported: string;
    deletion_requested: string;
    deletion_cancelled: string;
  };
  'address-mails': {
    registerSubject: string;
    register: string;
    registerButton: string;
    registerFooter: string;
    knownSubject: string;
    known: string;
    knownForgot: string;
    knownButton: string;
    nothingToDo: string;
    verifySubject: string;
    verify: string;
    verifyButton: string;
    changeSubject: string;
    change: string;
    changeButton: string;
    changeFooter: string;
    usedSubject: string;
    used: string;
    changedSubject: string;
    changed: (values: { address: string }) => string;
    undo: string;
    undoButton: string;
    why: string;
  };
  applications: {
    title: string;
    lead: string;
    none: string;
    own: string;
    since: (values: { date: string }) => string;
    revoke: string;
    revokeGoes: string;
  };
  'confirm-registration': {
    title: string;
    lead: string;
    otherBrowser: string;
    failed: string;
    submit: string;
  };
  consent: {
    title: (values: { client: string }) => string;
    signedInAs: string;
    may: (values: { client: string }) => string;
    allow: string;
    deny: string;
    goOnTo: string;
    known: string;
    claims: string;
    organizations: string;
    verified: string;
    unverified: string;
    by: string;
    switchAccount: string;
    policy: string;
    terms: string;
    app: string;
  };
  continue: {
    title: string;
    lead: string;
    open: string;
  };
  deletion: {
    title: string;
    exportWhat: string;
    export: string;
    delete: string;
    deleteWhat: (values: { days: number }) => string;
    owned: string;
    suspended: (values: { name: string }) => string;
    confirm: string;
    pleaseConfirm: string;
    deleted: string;
    mailUntil: (values: { date: string }) => string;
    keepTitle: string;
    keepWhat: (values: { date: string }) => string;
    keep: string;
    doNotKeep: string;
  };
  'device-flow': {
    title: string;
    lead: string;
    code: string;
    goOn: string;
    wrong: string;
    used: string;
    failed: string;
    tooMany: string;
    confirm: (values: { client: string }) => string;
    compare: string;
    warning: string;
    mine: string;
    abort: string;
    aborted: string;
    abortedLead: string;
    connected: string;
    connectedLead: (values: { client: string }) => string;
  };
  devices: {
    title: string;
    lead: string;
    current: string;
    unknown: string;
    network: string;
    since: (values: { time: string }) => string;
    end: string;
    endOthers: string;
    history: string;
  };
  done: {
    saved: string;
    address_confirmed: string;
    password_changed: string;
    totp_on: string;
    totp_removed: string;
    passkey_added: string;
    passkey_removed: string;
    totp_on_before: string;
    passkey_added_before: string;
    codes_made_before: string;
    access_removed: string;
    signed_out: string;
    others_signed_out: string;
    linked: string;
    unlinked: string;
  };
  'email-change': {
    title: string;
    now: string;
    newAddress: string;
    hint: string;
    send: string;
    lookTitle: string;
    lookText: (values: { email: string }) => string;
    toAccount: string;
    confirmTitle: string;
    instead: (values: { email: string }) => string;
    confirm: string;
    undoTitle: string;
    undoText: (values: { email: string }) => string;
    undo: string;
    backTitle: string;
    backText: string;
    newPassword: string;
  };
  federation: {
    notSignedIn: string;
    unchanged: string;
    manage: string;
    or: string;
    continueWith: (values: { provider: string }) => string;
    over: string;
    notLinked: (values: { provider: string }) => string;
    othersIdentity: (values: { provider: string }) => string;
    refused: (values: { provider: string }) => string;
    failed: (values: { provider: string }) => string;
    notFreshTitle: string;
    notFresh: (values: { provider: string }) => string;
    otherWay: string;
    toSignIn: string;
    connections: string;
    connectionsLead: string;
    linked: string;
    none: string;
    since: string;
    unlink: string;
    add: string;
    connect: (values: { provider: string }) => string;
    lastWayIn: string;
  };
  'form-problems': {
    look: string;
    required: string;
    too_long: string;
    not_shown: string;
    not_a_name: string;
    not_an_address: string;
    password_short: string;
    password_long: string;
    password_common: string;
    password_breached: string;
    password_personal: string;
    password_wrong: string;
  };
  frame: {
    language: string;
    skip: string;
    account: string;
    profile: string;
    security: string;
    devices: string;
    applications: string;
    data: string;
    console: string;
    signOut: string;
    support: string;
    terms: string;
    privacy: string;
    runFor: (values: { platform: string; organization: string }) => string;
  };
  joining: {
    invited: (values: { organization: string }) => string;
    invitedBy: (values: { name: string }) => string;
    organization: string;
    role: string;
    sentTo: string;
    signedInAs: string;
    accept: string;
    decline: string;
    join: string;
    signIn: string;
    register: string;
    signInFirst: string;
    otherAddress: string;
    switchAccount: string;
    member: (values: { organization: string }) => string;
    memberText: string;
    declined: string;
    declinedText: (values: { organization: string }) => string;
    toConsole: string;
    toAccount: string;
    nothing: string;
    nothingText: string;
    cannot: string;
    accepted: string;
    over: string;
    expired: string;
    unverified: string;
    domain: string;
    removed: string;
    alreadyMember: string;
    suspended: string;
  };
  mfa: {
    title: string;
    lead: string;
    code: string;
    codeHint: string;
    submit: string;
    usePasskey: string;
    passkeyFailed: string;
    needsScript: string;
    useRecovery: string;
    recoveryCode: string;
    recoveryHint: string;
    submitRecovery: string;
    wrong: string;
    over: string;
    locked: string;
    newPassword: string;
    startAgain: string;
  };
  'page-problems': {
    invalid_request: {
      title: string;
      text: string;
    };
    csrf_failed: {
      title: string;
      text: string;
    };
    not_found: {
      title: string;
      text: string;
    };
    rate_limit_exceeded: {
      title: string;
      text: string;
    };
    payload_too_large: {
      title: string;
      text: string;
    };
    unavailable: {
      title: string;
      text: string;
    };
    internal_error: {
      title: string;
      text: string;
    };
    again: string;
    goOn: string;
    number: (values: { id: string }) => string;
  };
  'passkey-sign-in': {
    title: string;
    use: string;
    gaveUp: string;
    failed: string;
    again: string;
  };
  'password-change': {
    title: string;
    current: string;
  };
  'password-mails': {
    resetSubject: string;
    reset: string;
    resetButton: string;
    resetFooter: string;
    unknownSubject: string;
    unknown: string;
    unknownButton: string;
    unknownFooter: string;
    changedSubject: string;
    changed: (values: { time: string }) => string;
    changedWays: (values: { ways: string }) => string;
    changedButton: string;
    changedFooter: string;
    reuseSubject: string;
    reuse: (values: { client: string }) => string;
    reuseNext: string;
    reuseFooter: string;
  };
  'password-reset': {
    forgotTitle: string;
    forgotLead: string;
    send: string;
    back: string;
    lookText: string;
    resetTitle: string;
    signsOut: string;
    newPassword: string;
    save: string;
  };
  'provider-pages': {
    refused: {
      title: string;
      text: string;
    };
    unknownClient: {
      title: string;
      text: string;
    };
    foreignAddress: {
      title: string;
      text: string;
    };
    over: {
      title: string;
      text: string;
    };
    signOut: string;
    signOutLead: string;
    confirm: string;
    stay: string;
    signedOut: string;
    signedOutLead: string;
    again: string;
    handOver: string;
    handOverLead: string;
    goOn: string;
  };
  reauthentication: {
    title: string;
    lead: string;
    failed: string;
    password: string;
    submit: string;
    usePasskey: string;
    passkeyFailed: string;
    back: string;
  };
  register: {
    title: string;
    name: string;
    surname: string;
    hint: string;
    submit: string;
    hasOne: string;
    lookTitle: string;
    sentTo: string;
    lookText: string;
    nothingCame: string;
    again: string;
  };
  scopes: {
    openid: string;
    profile: string;
    email: string;
    phone: string;
    address: string;
    organizations: string;
    'org:read': string;
    'org:manage': string;
    'clients:manage': string;
    'links:manage': string;
    offline_access: string;
  };
  'scopes-in-short': {
    openid: string;
    profile: string;
    email: string;
    phone: string;
    address: string;
    organizations: string;
    'org:read': string;
    'org:manage': string;
    'clients:manage': string;
    'links:manage': string;
    offline_access: string;
  };
  security: {
    title: string;
    lead: string;
    on: string;
    off: string;
    remove: string;
    cancel: string;
    passkeys: string;
    passkeysWhat: string;
    passkeysHow: string;
    passkeyGoes: (values: { isLast: boolean }) => string;
    added: (values: { date: string }) => string;
    used: (values: { date: string }) => string;
    addPasskey: string;
    makePasskey: string;
    name: string;
    nameHint: string;
    passkeyFailed: string;
    needsScript: string;
    totp: string;
    totpWhat: string;
    addTotp: string;
    removeTotp: string;
    totpGoes: (values: { isLast: boolean }) => string;
    scan: string;
    qr: string;
    typeSecret: string;
    code: string;
    codeHint: string;
    wrongCode: string;
    finish: string;
    codes: string;
    codesWhat: string;
    codesLeft: (values: { number: number }) => string;
    newCodes: string;
    codesGo: string;
    codesKeep: string;
    codesKept: string;
    codesDownload: string;
    password: string;
    passwordWhat: string;
    changePassword: string;
  };
  'security-notices': {
    newDevice: {
      subject: string;
      text: string;
    };
    totpEnabled: {
      subject: string;
      text: string;
    };
    totpDisabled: {
      subject: string;
      text: string;
    };
    recoveryCodesMade: {
      subject: string;
      text: string;
    };
    recoveryCodeUsed: {
      subject: string;
      text: string;
    };
    secondFactorsReset: {
      subject: string;
      text: string;
    };
    deletionRequested: {
      subject: string;
      text: string;
    };
    deletionCancelled: {
      subject: string;
      text: string;
    };
    unknownBrowser: string;
    facts: (values: { what: string; time: string; ip: string }) => string;
    notYou: string;
    look: string;
    why: string;
  };
  'sign-in': {
    title: string;
    toContinueTo: string;
    failed: string;
    email: string;
    password: string;
    submit: string;
    isNew: string;
    register: string;
    forgot: string;
  };
  'verify-email': {
    confirmTitle: string;
    confirm: string;
    askText: string;
    send: string;
    sentTitle: string;
    sentText: (values: { email: string }) => string;
    toAccount: string;
    overTitle: string;
    overText: string;
    goOn: string;
  };
  'way-in-notices': {
    wrongCodes: {
      subject: string;
      text: string;
    };
    codesLocked: {
      subject: string;
      text: string;
    };
    passkeyAdded: {
      subject: string;
      text: string;
    };
    passkeyRemoved: {
      subject: string;
      text: string;
    };
    identityLinked: {
      subject: string;
      text: string;
    };
    identityUnlinked: {
      subject: string;
      text: string;
    };
  };
  'zone-regions': {
    Africa: string;
    America: string;
    Antarctica: string;
    Arctic: string;
    Asia: string;
    Atlantic: string;
    Australia: string;
    Europe: string;
    Indian: string;
    Pacific: string;
  };
}
