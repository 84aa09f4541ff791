import { translations } from '../i18n/translations.js';

export const providerTexts = translations({
  en: {
    refused: 'This request cannot be fulfilled',
    refusedLead: 'The application sent you here with a request that we cannot answer. Please go back and try again.',
    signOut: 'Sign out?',
    signOutLead: 'You will be signed out in this browser.',
    confirm: 'Sign out',
    stay: 'Stay signed in',
    signedOut: 'You are signed out',
    signedOutLead: 'See you soon.',
    again: 'Sign in again',
  },
  de: {
    refused: 'Diese Anfrage kann nicht erfüllt werden',
    refusedLead:
      'Die Anwendung hat Sie mit einer Anfrage hierher geschickt, die wir nicht beantworten können. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
    signOut: 'Abmelden?',
    signOutLead: 'Sie werden in diesem Browser abgemeldet.',
    confirm: 'Abmelden',
    stay: 'Angemeldet bleiben',
    signedOut: 'Sie sind abgemeldet',
    signedOutLead: 'Bis bald.',
    again: 'Wieder anmelden',
  },
  fr: {
    refused: 'Cette demande ne peut pas aboutir',
    refusedLead:
      'L’application vous a envoyé ici avec une demande à laquelle nous ne pouvons pas répondre. Revenez en arrière et réessayez.',
    signOut: 'Se déconnecter ?',
    signOutLead: 'Vous serez déconnecté dans ce navigateur.',
    confirm: 'Se déconnecter',
    stay: 'Rester connecté',
    signedOut: 'Vous êtes déconnecté',
    signedOutLead: 'À bientôt.',
    again: 'Se reconnecter',
  },
  es: {
    refused: 'No se puede atender esta solicitud',
    refusedLead:
      'La aplicación le envió aquí con una solicitud que no podemos responder. Vuelva atrás e inténtelo de nuevo.',
    signOut: '¿Cerrar sesión?',
    signOutLead: 'Se cerrará su sesión en este navegador.',
    confirm: 'Cerrar sesión',
    stay: 'Seguir con la sesión',
    signedOut: 'Ha cerrado la sesión',
    signedOutLead: 'Hasta pronto.',
    again: 'Iniciar sesión de nuevo',
  },
  it: {
    refused: 'Questa richiesta non può essere soddisfatta',
    refusedLead:
      'L’applicazione l’ha inviata qui con una richiesta a cui non possiamo rispondere. Torni indietro e riprovi.',
    signOut: 'Uscire?',
    signOutLead: 'Uscirà dal suo account in questo browser.',
    confirm: 'Esci',
    stay: 'Resta connesso',
    signedOut: 'È uscito dal suo account',
    signedOutLead: 'A presto.',
    again: 'Accedi di nuovo',
  },
  pt: {
    refused: 'Este pedido não pode ser atendido',
    refusedLead: 'O aplicativo enviou você para cá com um pedido que não podemos responder. Volte e tente novamente.',
    signOut: 'Sair?',
    signOutLead: 'Você sairá da sua conta neste navegador.',
    confirm: 'Sair',
    stay: 'Continuar conectado',
    signedOut: 'Você saiu da sua conta',
    signedOutLead: 'Até breve.',
    again: 'Entrar novamente',
  },
});
