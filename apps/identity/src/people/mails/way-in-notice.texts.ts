import { translations } from '../../pages/i18n/index.js';

type Said = readonly string[];

/** Subject, and what happened, of notices about what opens an account beside its password. */
export const wayInNoticeTexts = translations({
  en: {
    wrongCodes: [
      'Wrong codes at a sign-in',
      'Somebody passed the first step of a sign-in to your account, and then entered several wrong codes of your authenticator app. If it was not you, choose a new password.',
    ] as Said,
    codesLocked: [
      'Codes of your authenticator app are no longer accepted',
      'After the first step of a sign-in, codes of your authenticator app were wrong too often, so codes are no longer accepted. Sign in with a recovery code or a passkey, or choose a new password by e-mail: then codes are accepted again.',
    ] as Said,
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
    wrongCodes: [
      'Falsche Codes bei einer Anmeldung',
      'Jemand hat den ersten Schritt einer Anmeldung bei Ihrem Konto geschafft und danach mehrere falsche Codes Ihrer Authenticator-App eingegeben. Wenn Sie es nicht waren, wählen Sie ein neues Passwort.',
    ],
    codesLocked: [
      'Codes Ihrer Authenticator-App werden nicht mehr angenommen',
      'Nach dem ersten Schritt einer Anmeldung waren Codes Ihrer Authenticator-App zu oft falsch, darum wird keiner mehr angenommen. Melden Sie sich mit einem Wiederherstellungscode oder einem Passkey an, oder wählen Sie per E-Mail ein neues Passwort: danach gelten Codes wieder.',
    ],
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
    wrongCodes: [
      'Codes incorrects lors d’une connexion',
      'Quelqu’un a franchi la première étape d’une connexion à votre compte, puis a saisi plusieurs codes incorrects de votre application d’authentification. Si ce n’était pas vous, choisissez un nouveau mot de passe.',
    ],
    codesLocked: [
      'Les codes de votre application d’authentification ne sont plus acceptés',
      'Après la première étape d’une connexion, les codes de votre application d’authentification ont été incorrects trop souvent : plus aucun n’est accepté. Connectez-vous avec un code de secours ou une clé d’accès, ou choisissez un nouveau mot de passe par e-mail : les codes seront de nouveau acceptés.',
    ],
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
    wrongCodes: [
      'Códigos incorrectos en un inicio de sesión',
      'Alguien superó el primer paso de un inicio de sesión en su cuenta y después introdujo varios códigos incorrectos de su aplicación de autenticación. Si no fue usted, elija una nueva contraseña.',
    ],
    codesLocked: [
      'Ya no se aceptan códigos de su aplicación de autenticación',
      'Tras el primer paso de un inicio de sesión, los códigos de su aplicación de autenticación fueron incorrectos demasiadas veces, por lo que ya no se acepta ninguno. Inicie sesión con un código de recuperación o una llave de acceso, o elija una nueva contraseña por correo: entonces se volverán a aceptar.',
    ],
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
    wrongCodes: [
      'Codici errati durante un accesso',
      'Qualcuno ha superato il primo passaggio di un accesso al suo account e poi ha inserito diversi codici errati della sua app di autenticazione. Se non è stato lei, scelga una nuova password.',
    ],
    codesLocked: [
      'I codici della sua app di autenticazione non sono più accettati',
      'Dopo il primo passaggio di un accesso, i codici della sua app di autenticazione sono stati sbagliati troppe volte, quindi non ne viene accettato più nessuno. Acceda con un codice di recupero o una passkey, oppure scelga una nuova password per e-mail: i codici saranno di nuovo accettati.',
    ],
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
    wrongCodes: [
      'Códigos errados em uma entrada',
      'Alguém passou pela primeira etapa de uma entrada na sua conta e depois digitou vários códigos errados do seu aplicativo autenticador. Se não foi você, escolha uma nova senha.',
    ],
    codesLocked: [
      'Os códigos do seu aplicativo autenticador não são mais aceitos',
      'Depois da primeira etapa de uma entrada, os códigos do seu aplicativo autenticador estiveram errados vezes demais, por isso nenhum é mais aceito. Entre com um código de recuperação ou uma chave de acesso, ou escolha uma nova senha por e-mail: então eles voltam a ser aceitos.',
    ],
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
