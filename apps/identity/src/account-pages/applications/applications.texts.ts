import type { Scope } from '@platform/contracts';
import { type Language, languages, translations } from '../../pages/i18n/index.js';

export const applicationTexts = translations({
  en: {
    title: 'Applications',
    lead: 'These may act for you. Shut one out, and it has no access from that moment on.',
    none: 'No application may act for you.',
    own: 'part of the platform',
    since: (date: string) => `since ${date}`,
    revoke: 'Remove access',
    revokeGoes: 'It has no access from that moment on. To let it in again, sign in there.',
  },
  de: {
    title: 'Anwendungen',
    lead: 'Diese dürfen für Sie handeln. Entziehen Sie einer den Zugriff, hat sie von da an keinen mehr.',
    none: 'Keine Anwendung darf für Sie handeln.',
    own: 'Teil der Plattform',
    since: (date: string) => `seit ${date}`,
    revoke: 'Zugriff entziehen',
    revokeGoes: 'Sie hat dann sofort keinen Zugriff mehr. Um sie wieder zuzulassen, melden Sie sich dort an.',
  },
  fr: {
    title: 'Applications',
    lead: 'Elles peuvent agir en votre nom. Si vous retirez l’accès à l’une d’elles, elle le perd aussitôt.',
    none: 'Aucune application ne peut agir en votre nom.',
    own: 'fait partie de la plateforme',
    since: (date: string) => `depuis le ${date}`,
    revoke: 'Retirer l’accès',
    revokeGoes: 'Elle perdra l’accès aussitôt. Pour l’autoriser à nouveau, connectez-vous depuis l’application.',
  },
  es: {
    title: 'Aplicaciones',
    lead: 'Pueden actuar en su nombre. Si retira el acceso a una, lo pierde en ese momento.',
    none: 'Ninguna aplicación puede actuar en su nombre.',
    own: 'parte de la plataforma',
    since: (date: string) => `desde el ${date}`,
    revoke: 'Retirar el acceso',
    revokeGoes: 'Perderá el acceso de inmediato. Para volver a permitírselo, inicie sesión desde ella.',
  },
  it: {
    title: 'Applicazioni',
    lead: 'Possono agire per suo conto. Se revoca l’accesso a una, lo perde subito.',
    none: 'Nessuna applicazione può agire per suo conto.',
    own: 'parte della piattaforma',
    since: (date: string) => `dal ${date}`,
    revoke: 'Revoca l’accesso',
    revokeGoes: 'Perderà subito l’accesso. Per consentirlo di nuovo, acceda da quell’applicazione.',
  },
  pt: {
    title: 'Aplicativos',
    lead: 'Eles podem agir em seu nome. Se você retirar o acesso de um, ele o perde na hora.',
    none: 'Nenhum aplicativo pode agir em seu nome.',
    own: 'parte da plataforma',
    since: (date: string) => `desde ${date}`,
    revoke: 'Retirar o acesso',
    revokeGoes: 'Ele perde o acesso imediatamente. Para permitir de novo, entre por ele.',
  },
});

/** Short words for a list, in the order of `languages`. */
const scopeWords: Partial<Record<Scope, readonly string[]>> = {
  openid: ['who you are', 'wer Sie sind', 'qui vous êtes', 'quién es usted', 'chi è', 'quem você é'],
  profile: ['your profile', 'Ihr Profil', 'votre profil', 'su perfil', 'il suo profilo', 'seu perfil'],
  email: [
    'your e-mail address',
    'Ihre E-Mail-Adresse',
    'votre adresse e-mail',
    'su correo',
    'il suo indirizzo e-mail',
    'seu e-mail',
  ],
  phone: [
    'your phone number',
    'Ihre Telefonnummer',
    'votre téléphone',
    'su teléfono',
    'il suo telefono',
    'seu telefone',
  ],
  address: [
    'your postal address',
    'Ihre Anschrift',
    'votre adresse postale',
    'su dirección postal',
    'il suo indirizzo postale',
    'seu endereço',
  ],
  organizations: [
    'your memberships',
    'Ihre Mitgliedschaften',
    'vos appartenances',
    'sus membresías',
    'le sue appartenenze',
    'suas participações',
  ],
  'org:read': [
    'read organizations',
    'Organisationen lesen',
    'lire les organisations',
    'leer organizaciones',
    'leggere le organizzazioni',
    'ler organizações',
  ],
  'org:manage': [
    'change organizations',
    'Organisationen ändern',
    'modifier les organisations',
    'cambiar organizaciones',
    'modificare le organizzazioni',
    'alterar organizações',
  ],
  'clients:manage': [
    'manage OAuth clients',
    'OAuth-Clients verwalten',
    'gérer les clients OAuth',
    'gestionar clientes OAuth',
    'gestire i client OAuth',
    'gerenciar clientes OAuth',
  ],
  'links:manage': [
    'manage short links',
    'Kurzlinks verwalten',
    'gérer les liens courts',
    'gestionar enlaces cortos',
    'gestire i link brevi',
    'gerenciar links curtos',
  ],
  offline_access: [
    'while you are away',
    'während Ihrer Abwesenheit',
    'en votre absence',
    'en su ausencia',
    'in sua assenza',
    'na sua ausência',
  ],
};

export function scopeText(language: Language, scope: Scope): string {
  return scopeWords[scope]?.[languages.indexOf(language)] ?? scope;
}
