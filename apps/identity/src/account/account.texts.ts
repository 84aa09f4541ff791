import { translations } from '../i18n/translations.js';

export const accountTexts = translations({
  en: {
    title: 'Profile',
    name: 'Name',
    email: 'E-mail address',
    confirmed: 'confirmed',
    notConfirmed: 'not confirmed yet',
  },
  de: {
    title: 'Profil',
    name: 'Name',
    email: 'E-Mail-Adresse',
    confirmed: 'bestätigt',
    notConfirmed: 'noch nicht bestätigt',
  },
  fr: {
    title: 'Profil',
    name: 'Nom',
    email: 'Adresse e-mail',
    confirmed: 'confirmée',
    notConfirmed: 'pas encore confirmée',
  },
  es: {
    title: 'Perfil',
    name: 'Nombre',
    email: 'Correo electrónico',
    confirmed: 'confirmado',
    notConfirmed: 'aún sin confirmar',
  },
  it: {
    title: 'Profilo',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    confirmed: 'confermato',
    notConfirmed: 'non ancora confermato',
  },
  pt: {
    title: 'Perfil',
    name: 'Nome',
    email: 'Endereço de e-mail',
    confirmed: 'confirmado',
    notConfirmed: 'ainda não confirmado',
  },
});
