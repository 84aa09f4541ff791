import { translations } from '../i18n/translations.js';

export const consentTexts = translations({
  en: {
    title: (client: string) => `${client} asks for access`,
    signedInAs: 'Signed in as',
    may: (client: string) => `If you agree, ${client} may:`,
    allow: 'Allow',
    deny: 'Do not allow',
    goOnTo: 'You will go on to',
  },
  de: {
    title: (client: string) => `${client} bittet um Zugriff`,
    signedInAs: 'Angemeldet als',
    may: (client: string) => `Wenn Sie zustimmen, darf ${client}:`,
    allow: 'Zulassen',
    deny: 'Nicht zulassen',
    goOnTo: 'Danach geht es weiter zu',
  },
  fr: {
    title: (client: string) => `${client} demande un accès`,
    signedInAs: 'Connecté en tant que',
    may: (client: string) => `Si vous acceptez, ${client} pourra :`,
    allow: 'Autoriser',
    deny: 'Refuser',
    goOnTo: 'Vous continuerez vers',
  },
  es: {
    title: (client: string) => `${client} solicita acceso`,
    signedInAs: 'Sesión iniciada como',
    may: (client: string) => `Si acepta, ${client} podrá:`,
    allow: 'Permitir',
    deny: 'No permitir',
    goOnTo: 'Después continuará en',
  },
  it: {
    title: (client: string) => `${client} chiede l’accesso`,
    signedInAs: 'Accesso come',
    may: (client: string) => `Se accetta, ${client} potrà:`,
    allow: 'Consenti',
    deny: 'Non consentire',
    goOnTo: 'Poi proseguirà su',
  },
  pt: {
    title: (client: string) => `${client} pede acesso`,
    signedInAs: 'Conectado como',
    may: (client: string) => `Se você concordar, ${client} poderá:`,
    allow: 'Permitir',
    deny: 'Não permitir',
    goOnTo: 'Depois você seguirá para',
  },
});
