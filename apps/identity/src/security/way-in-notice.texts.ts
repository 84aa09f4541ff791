import { translations } from '../i18n/translations.js';

type Said = readonly string[];

/** Subject, and what happened, of notices about what opens an account beside its password. */
export const wayInNoticeTexts = translations({
  en: {
    passkeyAdded: ['Passkey added', 'A passkey was added. It signs in to your account.'] as Said,
    passkeyRemoved: ['Passkey removed', 'A passkey was removed. It no longer signs in to your account.'] as Said,
    identityLinked: [
      'Sign-in provider linked',
      'An account at another provider was linked. It signs in to your account from now on.',
    ] as Said,
    identityUnlinked: [
      'Sign-in provider unlinked',
      'An account at another provider was unlinked. It no longer signs in to your account.',
    ] as Said,
  },
  de: {
    passkeyAdded: [
      'Passkey hinzugefügt',
      'Ein Passkey wurde hinzugefügt. Mit ihm kann man sich bei Ihrem Konto anmelden.',
    ],
    passkeyRemoved: ['Passkey entfernt', 'Ein Passkey wurde entfernt. Mit ihm kann man sich nicht mehr anmelden.'],
    identityLinked: [
      'Anmeldedienst verknüpft',
      'Ein Konto bei einem anderen Anbieter wurde verknüpft. Mit ihm kann man sich ab jetzt bei Ihrem Konto anmelden.',
    ],
    identityUnlinked: [
      'Anmeldedienst getrennt',
      'Ein Konto bei einem anderen Anbieter wurde getrennt. Mit ihm kann man sich nicht mehr anmelden.',
    ],
  },
  fr: {
    passkeyAdded: ['Clé d’accès ajoutée', 'Une clé d’accès a été ajoutée. Elle permet de se connecter à votre compte.'],
    passkeyRemoved: ['Clé d’accès retirée', 'Une clé d’accès a été retirée. Elle ne permet plus de se connecter.'],
    identityLinked: [
      'Fournisseur de connexion lié',
      'Un compte chez un autre fournisseur a été lié. Il permet désormais de se connecter à votre compte.',
    ],
    identityUnlinked: [
      'Fournisseur de connexion délié',
      'Un compte chez un autre fournisseur a été délié. Il ne permet plus de se connecter.',
    ],
  },
  es: {
    passkeyAdded: [
      'Llave de acceso añadida',
      'Se ha añadido una llave de acceso. Permite iniciar sesión en su cuenta.',
    ],
    passkeyRemoved: ['Llave de acceso eliminada', 'Se ha eliminado una llave de acceso. Ya no permite iniciar sesión.'],
    identityLinked: [
      'Proveedor de acceso vinculado',
      'Se ha vinculado una cuenta de otro proveedor. A partir de ahora permite iniciar sesión en su cuenta.',
    ],
    identityUnlinked: [
      'Proveedor de acceso desvinculado',
      'Se ha desvinculado una cuenta de otro proveedor. Ya no permite iniciar sesión.',
    ],
  },
  it: {
    passkeyAdded: ['Passkey aggiunta', 'È stata aggiunta una passkey. Permette di accedere al suo account.'],
    passkeyRemoved: ['Passkey rimossa', 'È stata rimossa una passkey. Non permette più di accedere.'],
    identityLinked: [
      'Fornitore di accesso collegato',
      'È stato collegato un account presso un altro fornitore. Da ora permette di accedere al suo account.',
    ],
    identityUnlinked: [
      'Fornitore di accesso scollegato',
      'È stato scollegato un account presso un altro fornitore. Non permette più di accedere.',
    ],
  },
  pt: {
    passkeyAdded: [
      'Chave de acesso adicionada',
      'Foi adicionada uma chave de acesso. Com ela é possível entrar na sua conta.',
    ],
    passkeyRemoved: [
      'Chave de acesso removida',
      'Foi removida uma chave de acesso. Não é mais possível entrar com ela.',
    ],
    identityLinked: [
      'Provedor de acesso vinculado',
      'Foi vinculada uma conta de outro provedor. A partir de agora é possível entrar com ela na sua conta.',
    ],
    identityUnlinked: [
      'Provedor de acesso desvinculado',
      'Foi desvinculada uma conta de outro provedor. Não é mais possível entrar com ela.',
    ],
  },
});
