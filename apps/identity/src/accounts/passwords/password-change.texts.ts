import { translations } from '../../pages/i18n/index.js';

export const passwordChangeTexts = translations({
  en: { title: 'Change your password', current: 'Current password' },
  de: { title: 'Passwort ändern', current: 'Bisheriges Passwort' },
  fr: { title: 'Modifier votre mot de passe', current: 'Mot de passe actuel' },
  es: { title: 'Cambiar su contraseña', current: 'Contraseña actual' },
  it: { title: 'Cambi la sua password', current: 'Password attuale' },
  pt: { title: 'Alterar sua senha', current: 'Senha atual' },
});
