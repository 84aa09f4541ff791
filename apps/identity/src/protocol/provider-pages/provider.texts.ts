import { translations } from '../../pages/i18n/index.js';

/** A heading and what to do. */
const pair = (title: string, text: string): [string, string] => [title, text];

export const providerTexts = translations({
  en: {
    refused: pair(
      'This request cannot be fulfilled',
      'The application sent you here with a request that we cannot answer. Please go back and try again.',
    ),
    unknownClient: pair(
      'This application is not known here',
      'The application that sent you is not registered, or was switched off. Please tell whoever runs it.',
    ),
    foreignAddress: pair(
      'We cannot send you back there',
      'The application wants you to go on at an address that it has not registered. For your safety we stop here.',
    ),
    over: pair(
      'This sign-in is over',
      'It took too long, or was begun in another browser. Please go back to the application and start again.',
    ),
    signOut: 'Sign out?',
    signOutLead: 'You will be signed out in this browser.',
    confirm: 'Sign out',
    stay: 'Stay signed in',
    signedOut: 'You are signed out',
    signedOutLead: 'See you soon.',
    again: 'Sign in again',
    handOver: 'One moment',
    handOverLead: 'You are being handed on. If nothing happens, go on yourself.',
    goOn: 'Go on',
  },
  de: {
    refused: pair(
      'Diese Anfrage kann nicht erfüllt werden',
      'Die Anwendung hat Sie mit einer Anfrage hierher geschickt, die wir nicht beantworten können. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
    ),
    unknownClient: pair(
      'Diese Anwendung ist hier nicht bekannt',
      'Die Anwendung, von der Sie kommen, ist nicht registriert oder wurde abgeschaltet. Bitte sagen Sie es denen, die sie betreiben.',
    ),
    foreignAddress: pair(
      'Dorthin können wir Sie nicht zurückschicken',
      'Die Anwendung will Sie an eine Adresse weiterleiten, die sie nicht registriert hat. Zu Ihrer Sicherheit halten wir hier an.',
    ),
    over: pair(
      'Diese Anmeldung ist abgelaufen',
      'Sie hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte gehen Sie zur Anwendung zurück und beginnen Sie neu.',
    ),
    signOut: 'Abmelden?',
    signOutLead: 'Sie werden in diesem Browser abgemeldet.',
    confirm: 'Abmelden',
    stay: 'Angemeldet bleiben',
    signedOut: 'Sie sind abgemeldet',
    signedOutLead: 'Bis bald.',
    again: 'Wieder anmelden',
    handOver: 'Einen Moment',
    handOverLead: 'Sie werden weitergeleitet. Wenn nichts geschieht, gehen Sie selbst weiter.',
    goOn: 'Weiter',
  },
  fr: {
    refused: pair(
      'Cette demande ne peut pas aboutir',
      'L’application vous a envoyé ici avec une demande à laquelle nous ne pouvons pas répondre. Revenez en arrière et réessayez.',
    ),
    unknownClient: pair(
      'Cette application n’est pas connue ici',
      'L’application qui vous envoie n’est pas enregistrée ou a été désactivée. Veuillez prévenir ceux qui la gèrent.',
    ),
    foreignAddress: pair(
      'Nous ne pouvons pas vous renvoyer là-bas',
      'L’application veut vous rediriger vers une adresse qu’elle n’a pas enregistrée. Pour votre sécurité, nous nous arrêtons ici.',
    ),
    over: pair(
      'Cette connexion a expiré',
      'Elle a duré trop longtemps ou a été commencée dans un autre navigateur. Revenez à l’application et recommencez.',
    ),
    signOut: 'Se déconnecter ?',
    signOutLead: 'Vous serez déconnecté dans ce navigateur.',
    confirm: 'Se déconnecter',
    stay: 'Rester connecté',
    signedOut: 'Vous êtes déconnecté',
    signedOutLead: 'À bientôt.',
    again: 'Se reconnecter',
    handOver: 'Un instant',
    handOverLead: 'Vous allez être redirigé. Si rien ne se passe, continuez vous-même.',
    goOn: 'Continuer',
  },
  es: {
    refused: pair(
      'No se puede atender esta solicitud',
      'La aplicación le envió aquí con una solicitud que no podemos responder. Vuelva atrás e inténtelo de nuevo.',
    ),
    unknownClient: pair(
      'Aquí no se conoce esta aplicación',
      'La aplicación que le envía no está registrada o se desactivó. Avise a quienes la gestionan.',
    ),
    foreignAddress: pair(
      'No podemos devolverle allí',
      'La aplicación quiere llevarle a una dirección que no ha registrado. Por su seguridad, nos detenemos aquí.',
    ),
    over: pair(
      'Este inicio de sesión ha caducado',
      'Tardó demasiado o se empezó en otro navegador. Vuelva a la aplicación y empiece de nuevo.',
    ),
    signOut: '¿Cerrar sesión?',
    signOutLead: 'Se cerrará su sesión en este navegador.',
    confirm: 'Cerrar sesión',
    stay: 'Seguir con la sesión',
    signedOut: 'Ha cerrado la sesión',
    signedOutLead: 'Hasta pronto.',
    again: 'Iniciar sesión de nuevo',
    handOver: 'Un momento',
    handOverLead: 'Se le está redirigiendo. Si no ocurre nada, continúe usted mismo.',
    goOn: 'Continuar',
  },
  it: {
    refused: pair(
      'Questa richiesta non può essere soddisfatta',
      'L’applicazione l’ha inviata qui con una richiesta a cui non possiamo rispondere. Torni indietro e riprovi.',
    ),
    unknownClient: pair(
      'Questa applicazione qui non è conosciuta',
      'L’applicazione da cui arriva non è registrata o è stata disattivata. Lo comunichi a chi la gestisce.',
    ),
    foreignAddress: pair(
      'Non possiamo rimandarla lì',
      'L’applicazione vuole portarla a un indirizzo che non ha registrato. Per la sua sicurezza ci fermiamo qui.',
    ),
    over: pair(
      'Questo accesso è scaduto',
      'È durato troppo o è stato iniziato in un altro browser. Torni all’applicazione e ricominci.',
    ),
    signOut: 'Uscire?',
    signOutLead: 'Uscirà dal suo account in questo browser.',
    confirm: 'Esci',
    stay: 'Resta connesso',
    signedOut: 'È uscito dal suo account',
    signedOutLead: 'A presto.',
    again: 'Accedi di nuovo',
    handOver: 'Un momento',
    handOverLead: 'La stiamo reindirizzando. Se non succede nulla, prosegua lei.',
    goOn: 'Continua',
  },
  pt: {
    refused: pair(
      'Este pedido não pode ser atendido',
      'O aplicativo enviou você para cá com um pedido que não podemos responder. Volte e tente novamente.',
    ),
    unknownClient: pair(
      'Este aplicativo não é conhecido aqui',
      'O aplicativo que enviou você não está registrado ou foi desativado. Avise quem o administra.',
    ),
    foreignAddress: pair(
      'Não podemos levar você de volta para lá',
      'O aplicativo quer levar você a um endereço que não registrou. Para sua segurança, paramos aqui.',
    ),
    over: pair(
      'Esta entrada expirou',
      'Demorou demais ou foi iniciada em outro navegador. Volte ao aplicativo e comece de novo.',
    ),
    signOut: 'Sair?',
    signOutLead: 'Você sairá da sua conta neste navegador.',
    confirm: 'Sair',
    stay: 'Continuar conectado',
    signedOut: 'Você saiu da sua conta',
    signedOutLead: 'Até breve.',
    again: 'Entrar novamente',
    handOver: 'Um momento',
    handOverLead: 'Você está sendo redirecionado. Se nada acontecer, continue por aqui.',
    goOn: 'Continuar',
  },
});
