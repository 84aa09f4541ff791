import { translations } from '../../pages/i18n/index.js';

export const confirmRegistrationTexts = translations({
  en: {
    title: 'Create your account',
    lead: 'with the address',
    otherBrowser: 'The registration was begun in another browser. Please enter the password that you chose there.',
    failed: 'That is not the password that was chosen.',
    submit: 'Confirm and create account',
  },
  de: {
    title: 'Ihr Konto anlegen',
    lead: 'mit der Adresse',
    otherBrowser:
      'Die Registrierung wurde in einem anderen Browser begonnen. Bitte geben Sie das Passwort ein, das Sie dort gewählt haben.',
    failed: 'Das ist nicht das gewählte Passwort.',
    submit: 'Bestätigen und Konto anlegen',
  },
  fr: {
    title: 'Créer votre compte',
    lead: 'avec l’adresse',
    otherBrowser:
      'L’inscription a été commencée dans un autre navigateur. Saisissez le mot de passe que vous y avez choisi.',
    failed: 'Ce n’est pas le mot de passe choisi.',
    submit: 'Confirmer et créer le compte',
  },
  es: {
    title: 'Crear su cuenta',
    lead: 'con la dirección',
    otherBrowser: 'El registro empezó en otro navegador. Escriba la contraseña que eligió allí.',
    failed: 'Esa no es la contraseña elegida.',
    submit: 'Confirmar y crear la cuenta',
  },
  it: {
    title: 'Crea il suo account',
    lead: 'con l’indirizzo',
    otherBrowser: 'La registrazione è iniziata in un altro browser. Inserisca la password scelta lì.',
    failed: 'Non è la password scelta.',
    submit: 'Conferma e crea l’account',
  },
  pt: {
    title: 'Criar sua conta',
    lead: 'com o endereço',
    otherBrowser: 'O cadastro começou em outro navegador. Digite a senha que você escolheu lá.',
    failed: 'Esta não é a senha escolhida.',
    submit: 'Confirmar e criar conta',
  },
});
