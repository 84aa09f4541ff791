import { translations } from '../../pages/i18n/index.js';

/** Mails about passwords and access. */
export const passwordMailTexts = translations({
  en: {
    resetSubject: 'Choose a new password',
    reset: 'You can choose a new password for your account. The link is good for 30 minutes, once.',
    resetButton: 'Choose a new password',
    resetFooter: 'You did not ask for this? Ignore this mail: your password stays as it is.',
    unknownSubject: 'There is no account with this address',
    unknown:
      'Somebody asked for a new password for this address, but no account uses it. Perhaps you registered with another one.',
    unknownButton: 'Create an account',
    unknownFooter: 'That was not you? Then there is nothing to do.',
    changedSubject: 'Your password was changed',
    changed: (time: string) =>
      `The password of your account was changed on ${time}. You were signed out everywhere else.`,
    changedWays: (ways: string) =>
      `Besides the password, these still open your account: ${ways}. Remove what you do not know.`,
    changedButton: 'That was not me: choose a new password',
    changedFooter: 'That was you? Then there is nothing to do.',
    reuseSubject: 'An application lost its access to your account',
    reuse: (client: string) =>
      `An access key of “${client}” was presented a second time. As it may have been copied, we ended this access. Nothing else was touched.`,
    reuseNext: 'To go on using the application, sign in there again.',
    reuseFooter: 'You get this mail because it concerns the safety of your account.',
  },
  de: {
    resetSubject: 'Wählen Sie ein neues Passwort',
    reset: 'Sie können ein neues Passwort für Ihr Konto wählen. Der Link gilt 30 Minuten und einmal.',
    resetButton: 'Neues Passwort wählen',
    resetFooter: 'Sie wollten das nicht? Ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
    unknownSubject: 'Zu dieser Adresse gibt es kein Konto',
    unknown:
      'Jemand wollte ein neues Passwort für diese Adresse, aber kein Konto verwendet sie. Vielleicht haben Sie sich mit einer anderen registriert.',
    unknownButton: 'Konto anlegen',
    unknownFooter: 'Das waren Sie nicht? Dann brauchen Sie nichts zu tun.',
    changedSubject: 'Ihr Passwort wurde geändert',
    changed: (time: string) =>
      `Das Passwort Ihres Kontos wurde am ${time} geändert. Überall sonst wurden Sie abgemeldet.`,
    changedWays: (ways: string) =>
      `Außer dem Passwort öffnen weiterhin diese Ihr Konto: ${ways}. Entfernen Sie, was Sie nicht kennen.`,
    changedButton: 'Das war ich nicht: neues Passwort wählen',
    changedFooter: 'Das waren Sie? Dann brauchen Sie nichts zu tun.',
    reuseSubject: 'Eine Anwendung hat den Zugriff auf Ihr Konto verloren',
    reuse: (client: string) =>
      `Ein Zugriffsschlüssel von „${client}“ wurde ein zweites Mal vorgelegt. Da er kopiert worden sein kann, haben wir diesen Zugriff beendet. Sonst wurde nichts verändert.`,
    reuseNext: 'Um die Anwendung weiter zu benutzen, melden Sie sich dort neu an.',
    reuseFooter: 'Sie erhalten diese Nachricht, weil es um die Sicherheit Ihres Kontos geht.',
  },
  fr: {
    resetSubject: 'Choisissez un nouveau mot de passe',
    reset:
      'Vous pouvez choisir un nouveau mot de passe pour votre compte. Le lien est valable 30 minutes, une seule fois.',
    resetButton: 'Choisir un nouveau mot de passe',
    resetFooter: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe ne change pas.',
    unknownSubject: 'Aucun compte n’utilise cette adresse',
    unknown:
      'Quelqu’un a demandé un nouveau mot de passe pour cette adresse, mais aucun compte ne l’utilise. Vous êtes peut-être inscrit avec une autre.',
    unknownButton: 'Créer un compte',
    unknownFooter: 'Ce n’était pas vous ? Il n’y a rien à faire.',
    changedSubject: 'Votre mot de passe a été modifié',
    changed: (time: string) =>
      `Le mot de passe de votre compte a été modifié le ${time}. Vous avez été déconnecté partout ailleurs.`,
    changedWays: (ways: string) =>
      `Outre le mot de passe, ceci ouvre toujours votre compte : ${ways}. Retirez ce que vous ne connaissez pas.`,
    changedButton: 'Ce n’était pas moi : choisir un nouveau mot de passe',
    changedFooter: 'C’était vous ? Il n’y a rien à faire.',
    reuseSubject: 'Une application a perdu l’accès à votre compte',
    reuse: (client: string) =>
      `Une clé d’accès de « ${client} » a été présentée une deuxième fois. Comme elle a pu être copiée, nous avons mis fin à cet accès. Rien d’autre n’a été modifié.`,
    reuseNext: 'Pour continuer à utiliser l’application, connectez-vous-y de nouveau.',
    reuseFooter: 'Vous recevez ce message car il concerne la sécurité de votre compte.',
  },
  es: {
    resetSubject: 'Elija una contraseña nueva',
    reset: 'Puede elegir una contraseña nueva para su cuenta. El enlace vale 30 minutos y una sola vez.',
    resetButton: 'Elegir una contraseña nueva',
    resetFooter: '¿No lo pidió usted? Ignore este mensaje: su contraseña no cambia.',
    unknownSubject: 'Ninguna cuenta usa esta dirección',
    unknown:
      'Alguien pidió una contraseña nueva para esta dirección, pero ninguna cuenta la usa. Quizá se registró con otra.',
    unknownButton: 'Crear una cuenta',
    unknownFooter: '¿No fue usted? No tiene que hacer nada.',
    changedSubject: 'Su contraseña ha cambiado',
    changed: (time: string) =>
      `La contraseña de su cuenta se cambió el ${time}. Se ha cerrado su sesión en todos los demás sitios.`,
    changedWays: (ways: string) =>
      `Además de la contraseña, esto sigue abriendo su cuenta: ${ways}. Elimine lo que no conozca.`,
    changedButton: 'No fui yo: elegir otra contraseña',
    changedFooter: '¿Fue usted? No tiene que hacer nada.',
    reuseSubject: 'Una aplicación perdió el acceso a su cuenta',
    reuse: (client: string) =>
      `Una clave de acceso de «${client}» se presentó por segunda vez. Como puede haber sido copiada, hemos terminado ese acceso. No se ha tocado nada más.`,
    reuseNext: 'Para seguir usando la aplicación, inicie sesión en ella de nuevo.',
    reuseFooter: 'Recibe este mensaje porque se trata de la seguridad de su cuenta.',
  },
  it: {
    resetSubject: 'Scelga una nuova password',
    reset: 'Può scegliere una nuova password per il suo account. Il link vale 30 minuti e una volta sola.',
    resetButton: 'Scegli una nuova password',
    resetFooter: 'Non l’ha chiesto lei? Ignori questo messaggio: la password resta com’è.',
    unknownSubject: 'Nessun account usa questo indirizzo',
    unknown:
      'Qualcuno ha chiesto una nuova password per questo indirizzo, ma nessun account lo usa. Forse si è registrato con un altro.',
    unknownButton: 'Crea un account',
    unknownFooter: 'Non è stato lei? Non deve fare nulla.',
    changedSubject: 'La sua password è cambiata',
    changed: (time: string) =>
      `La password del suo account è stata cambiata il ${time}. È stato disconnesso ovunque, tranne qui.`,
    changedWays: (ways: string) =>
      `Oltre alla password, aprono ancora il suo account: ${ways}. Rimuova ciò che non conosce.`,
    changedButton: 'Non sono stato io: scegli una nuova password',
    changedFooter: 'È stato lei? Non deve fare nulla.',
    reuseSubject: 'Un’applicazione ha perso l’accesso al suo account',
    reuse: (client: string) =>
      `Una chiave di accesso di «${client}» è stata presentata una seconda volta. Poiché potrebbe essere stata copiata, abbiamo chiuso questo accesso. Nient’altro è stato toccato.`,
    reuseNext: 'Per continuare a usare l’applicazione, acceda di nuovo da lì.',
    reuseFooter: 'Riceve questo messaggio perché riguarda la sicurezza del suo account.',
  },
  pt: {
    resetSubject: 'Escolha uma nova senha',
    reset: 'Você pode escolher uma nova senha para sua conta. O link vale por 30 minutos e uma única vez.',
    resetButton: 'Escolher uma nova senha',
    resetFooter: 'Não foi você quem pediu? Ignore esta mensagem: sua senha continua a mesma.',
    unknownSubject: 'Nenhuma conta usa este endereço',
    unknown:
      'Alguém pediu uma nova senha para este endereço, mas nenhuma conta o usa. Talvez você tenha se registrado com outro.',
    unknownButton: 'Criar uma conta',
    unknownFooter: 'Não foi você? Não é preciso fazer nada.',
    changedSubject: 'Sua senha foi alterada',
    changed: (time: string) =>
      `A senha da sua conta foi alterada em ${time}. Você foi desconectado em todos os outros lugares.`,
    changedWays: (ways: string) => `Além da senha, ainda abrem a sua conta: ${ways}. Remova o que não conhecer.`,
    changedButton: 'Não fui eu: escolher uma nova senha',
    changedFooter: 'Foi você? Não é preciso fazer nada.',
    reuseSubject: 'Um aplicativo perdeu o acesso à sua conta',
    reuse: (client: string) =>
      `Uma chave de acesso de “${client}” foi apresentada pela segunda vez. Como ela pode ter sido copiada, encerramos esse acesso. Nada mais foi alterado.`,
    reuseNext: 'Para continuar usando o aplicativo, entre nele novamente.',
    reuseFooter: 'Você recebe esta mensagem porque ela trata da segurança da sua conta.',
  },
});
