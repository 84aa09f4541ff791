import { translations } from '../../pages/i18n/index.js';

export const passkeyTexts = translations({
  en: {
    title: 'Sign in',
    use: 'Sign in with a passkey',
    gaveUp: 'That did not work. Please try again, or use your password.',
    failed: 'This passkey does not fit, or the page was open for too long. Please try again.',
    again: 'Back to sign-in',
  },
  de: {
    title: 'Anmelden',
    use: 'Mit Passkey anmelden',
    gaveUp: 'Das hat nicht geklappt. Versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.',
    failed: 'Dieser Passkey passt nicht, oder die Seite war zu lange offen. Bitte versuchen Sie es noch einmal.',
    again: 'Zurück zur Anmeldung',
  },
  fr: {
    title: 'Se connecter',
    use: 'Se connecter avec une clé d’accès',
    gaveUp: 'Cela n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.',
    failed: 'Cette clé d’accès ne convient pas, ou la page est restée ouverte trop longtemps. Veuillez réessayer.',
    again: 'Retour à la connexion',
  },
  es: {
    title: 'Iniciar sesión',
    use: 'Iniciar sesión con una llave de acceso',
    gaveUp: 'No ha funcionado. Inténtelo de nuevo o use su contraseña.',
    failed: 'Esta llave de acceso no sirve, o la página estuvo abierta demasiado tiempo. Inténtelo de nuevo.',
    again: 'Volver al inicio de sesión',
  },
  it: {
    title: 'Accedi',
    use: 'Accedi con una passkey',
    gaveUp: 'Non ha funzionato. Riprovi o usi la password.',
    failed: 'Questa passkey non va bene, o la pagina è rimasta aperta troppo a lungo. Riprovi.',
    again: 'Torna all’accesso',
  },
  pt: {
    title: 'Entrar',
    use: 'Entrar com uma chave de acesso',
    gaveUp: 'Não funcionou. Tente novamente ou use sua senha.',
    failed: 'Esta chave de acesso não serve, ou a página ficou aberta por muito tempo. Tente novamente.',
    again: 'Voltar para entrar',
  },
});
