import { translations } from '../../pages/i18n/index.js';

export const continueTexts = translations({
  en: { title: 'Back to the app', lead: 'The app opens by itself. If it does not:', open: 'Open the app' },
  de: { title: 'Zurück zur App', lead: 'Die App öffnet sich von selbst. Falls nicht:', open: 'App öffnen' },
  fr: {
    title: 'Retour à l’application',
    lead: 'L’application s’ouvre d’elle-même. Sinon :',
    open: 'Ouvrir l’application',
  },
  es: { title: 'Volver a la aplicación', lead: 'La aplicación se abre sola. Si no:', open: 'Abrir la aplicación' },
  it: { title: 'Torna all’app', lead: 'L’app si apre da sola. Altrimenti:', open: 'Apri l’app' },
  pt: { title: 'Voltar ao aplicativo', lead: 'O aplicativo abre sozinho. Se não abrir:', open: 'Abrir o aplicativo' },
});
