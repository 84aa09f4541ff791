import { translations } from '../../pages/i18n/index.js';

type Said = readonly string[];
const facts =
  (browserWord: string, timeWord: string, networkWord: string) => (what: string, time: string, ip: string) =>
    `${browserWord}: ${what}. ${timeWord}: ${time}. ${networkWord}: ${ip}.`;

/** Subject, and what happened. */
export const noticeTexts = translations({
  en: {
    newDevice: [
      'New sign-in to your account',
      'Your account was used in a browser that we have not seen before.',
    ] as Said,
    totpEnabled: [
      'Authenticator app set up',
      'From now on your account asks for a code from your authenticator app.',
    ] as Said,
    totpDisabled: [
      'Authenticator app removed',
      'Your account no longer asks for a code from an authenticator app.',
    ] as Said,
    recoveryCodesMade: ['New recovery codes', 'New recovery codes were made. Those before no longer work.'] as Said,
    recoveryCodeUsed: [
      'A recovery code was used',
      'Somebody signed in with one of your recovery codes. It will not work again.',
    ] as Said,
    secondFactorsReset: [
      'Second factors removed',
      'The operator of this platform removed your authenticator app, passkeys and recovery codes. Signing in asks for no second factor any more, and you have been signed out everywhere.',
    ] as Said,
    deletionRequested: [
      'Your account will be deleted',
      'You asked us to delete your account. You have been signed out everywhere.',
    ] as Said,
    deletionCancelled: ['Your account stays', 'Your account will not be deleted.'] as Said,
    unknownBrowser: 'unknown browser',
    facts: facts('Browser', 'Time', 'Network'),
    notYou:
      'If this was you, there is nothing to do. If it was not, change your password now and sign out the browsers you do not know.',
    look: 'Look at your account',
    why: 'You get this mail because it concerns the security of your account. It cannot be switched off.',
  },
  de: {
    newDevice: [
      'Neue Anmeldung bei Ihrem Konto',
      'Ihr Konto wurde in einem Browser verwendet, den wir noch nicht kennen.',
    ],
    totpEnabled: [
      'Authenticator-App eingerichtet',
      'Ab jetzt fragt Ihr Konto nach einem Code aus Ihrer Authenticator-App.',
    ],
    totpDisabled: [
      'Authenticator-App entfernt',
      'Ihr Konto fragt nicht mehr nach einem Code aus einer Authenticator-App.',
    ],
    recoveryCodesMade: [
      'Neue Wiederherstellungscodes',
      'Es wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    ],
    recoveryCodeUsed: [
      'Ein Wiederherstellungscode wurde benutzt',
      'Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet. Er gilt nicht noch einmal.',
    ],
    secondFactorsReset: [
      'Zweite Faktoren entfernt',
      'Der Betreiber dieser Plattform hat Ihre Authenticator-App, Passkeys und Wiederherstellungscodes entfernt. Bei der Anmeldung wird kein zweiter Faktor mehr verlangt, und Sie wurden überall abgemeldet.',
    ],
    deletionRequested: [
      'Ihr Konto wird gelöscht',
      'Sie haben um die Löschung Ihres Kontos gebeten. Sie wurden überall abgemeldet.',
    ],
    deletionCancelled: ['Ihr Konto bleibt bestehen', 'Ihr Konto wird nicht gelöscht.'],
    unknownBrowser: 'unbekannter Browser',
    facts: facts('Browser', 'Zeit', 'Netz'),
    notYou:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie jetzt Ihr Passwort und melden Sie die Browser ab, die Sie nicht kennen.',
    look: 'Konto ansehen',
    why: 'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Kontos geht. Sie lässt sich nicht abbestellen.',
  },
  fr: {
    newDevice: [
      'Nouvelle connexion à votre compte',
      'Votre compte a été utilisé dans un navigateur que nous ne connaissons pas encore.',
    ],
    totpEnabled: [
      'Application d’authentification activée',
      'Votre compte demande désormais un code de votre application d’authentification.',
    ],
    totpDisabled: [
      'Application d’authentification retirée',
      'Votre compte ne demande plus de code d’une application d’authentification.',
    ],
    recoveryCodesMade: [
      'Nouveaux codes de secours',
      'De nouveaux codes de secours ont été créés. Les précédents ne sont plus valables.',
    ],
    recoveryCodeUsed: [
      'Un code de secours a été utilisé',
      'Quelqu’un s’est connecté avec l’un de vos codes de secours. Il ne servira plus.',
    ],
    secondFactorsReset: [
      'Seconds facteurs retirés',
      'L’exploitant de cette plateforme a retiré votre application d’authentification, vos clés d’accès et vos codes de secours. La connexion ne demande plus de second facteur, et vous avez été déconnecté partout.',
    ],
    deletionRequested: [
      'Votre compte va être supprimé',
      'Vous avez demandé la suppression de votre compte. Vous avez été déconnecté partout.',
    ],
    deletionCancelled: ['Votre compte est conservé', 'Votre compte ne sera pas supprimé.'],
    unknownBrowser: 'navigateur inconnu',
    facts: facts('Navigateur', 'Heure', 'Réseau'),
    notYou:
      'Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe maintenant et déconnectez les navigateurs que vous ne connaissez pas.',
    look: 'Voir votre compte',
    why: 'Vous recevez ce message car il concerne la sécurité de votre compte. Il ne peut pas être désactivé.',
  },
  es: {
    newDevice: ['Nuevo inicio de sesión en su cuenta', 'Su cuenta se ha usado en un navegador que aún no conocíamos.'],
    totpEnabled: [
      'Aplicación de autenticación configurada',
      'A partir de ahora su cuenta pide un código de su aplicación de autenticación.',
    ],
    totpDisabled: [
      'Aplicación de autenticación eliminada',
      'Su cuenta ya no pide un código de una aplicación de autenticación.',
    ],
    recoveryCodesMade: [
      'Nuevos códigos de recuperación',
      'Se han creado nuevos códigos de recuperación. Los anteriores ya no sirven.',
    ],
    recoveryCodeUsed: [
      'Se ha usado un código de recuperación',
      'Alguien ha iniciado sesión con uno de sus códigos de recuperación. No volverá a servir.',
    ],
    secondFactorsReset: [
      'Segundos factores eliminados',
      'El operador de esta plataforma ha eliminado su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación. Al iniciar sesión ya no se pide un segundo factor, y se ha cerrado la sesión en todas partes.',
    ],
    deletionRequested: [
      'Su cuenta se eliminará',
      'Ha pedido que eliminemos su cuenta. Se ha cerrado la sesión en todas partes.',
    ],
    deletionCancelled: ['Su cuenta se conserva', 'Su cuenta no se eliminará.'],
    unknownBrowser: 'navegador desconocido',
    facts: facts('Navegador', 'Hora', 'Red'),
    notYou:
      'Si ha sido usted, no tiene que hacer nada. Si no, cambie su contraseña ahora y cierre la sesión de los navegadores que no conozca.',
    look: 'Ver su cuenta',
    why: 'Recibe este correo porque afecta a la seguridad de su cuenta. No se puede desactivar.',
  },
  it: {
    newDevice: [
      'Nuovo accesso al suo account',
      'Il suo account è stato usato in un browser che non conoscevamo ancora.',
    ],
    totpEnabled: [
      'App di autenticazione attivata',
      'Da ora il suo account chiede un codice della sua app di autenticazione.',
    ],
    totpDisabled: [
      'App di autenticazione rimossa',
      'Il suo account non chiede più un codice di un’app di autenticazione.',
    ],
    recoveryCodesMade: [
      'Nuovi codici di recupero',
      'Sono stati creati nuovi codici di recupero. Quelli precedenti non valgono più.',
    ],
    recoveryCodeUsed: [
      'È stato usato un codice di recupero',
      'Qualcuno ha effettuato l’accesso con uno dei suoi codici di recupero. Non varrà un’altra volta.',
    ],
    secondFactorsReset: [
      'Secondi fattori rimossi',
      'Il gestore di questa piattaforma ha rimosso la sua app di autenticazione, le sue passkey e i suoi codici di recupero. L’accesso non chiede più un secondo fattore, e lei è stato disconnesso ovunque.',
    ],
    deletionRequested: [
      'Il suo account verrà eliminato',
      'Ha chiesto di eliminare il suo account. È stato disconnesso ovunque.',
    ],
    deletionCancelled: ['Il suo account resta', 'Il suo account non verrà eliminato.'],
    unknownBrowser: 'browser sconosciuto',
    facts: facts('Browser', 'Ora', 'Rete'),
    notYou:
      'Se era lei, non c’è nulla da fare. Altrimenti cambi subito la password e disconnetta i browser che non conosce.',
    look: 'Vedere l’account',
    why: 'Riceve questo messaggio perché riguarda la sicurezza del suo account. Non può essere disattivato.',
  },
  pt: {
    newDevice: ['Novo acesso à sua conta', 'A sua conta foi usada num navegador que ainda não conhecíamos.'],
    totpEnabled: [
      'Aplicativo autenticador configurado',
      'A partir de agora a sua conta pede um código do seu aplicativo autenticador.',
    ],
    totpDisabled: [
      'Aplicativo autenticador removido',
      'A sua conta não pede mais um código de um aplicativo autenticador.',
    ],
    recoveryCodesMade: [
      'Novos códigos de recuperação',
      'Foram criados novos códigos de recuperação. Os anteriores não valem mais.',
    ],
    recoveryCodeUsed: [
      'Foi usado um código de recuperação',
      'Alguém entrou com um dos seus códigos de recuperação. Não valerá outra vez.',
    ],
    secondFactorsReset: [
      'Segundos fatores removidos',
      'O operador desta plataforma removeu o seu aplicativo autenticador, as suas chaves de acesso e os seus códigos de recuperação. O acesso não pede mais um segundo fator, e a sessão foi encerrada em todos os lugares.',
    ],
    deletionRequested: [
      'Sua conta será excluída',
      'Você pediu a exclusão da sua conta. A sessão foi encerrada em todos os lugares.',
    ],
    deletionCancelled: ['Sua conta continua', 'Sua conta não será excluída.'],
    unknownBrowser: 'navegador desconhecido',
    facts: facts('Navegador', 'Hora', 'Rede'),
    notYou:
      'Se foi você, não há nada a fazer. Se não, mude a senha agora e encerre a sessão dos navegadores que não conhece.',
    look: 'Ver sua conta',
    why: 'Você recebe esta mensagem porque ela diz respeito à segurança da sua conta. Não pode ser desativada.',
  },
});
