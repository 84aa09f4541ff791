import { translations } from '@platform/service-kit';

export const confirmationTexts = translations({
  en: {
    subject: 'Notifications for this address: do you want them?',
    entered:
      'An organization has entered this address to get notifications of its services. Nothing is sent before you agree.',
    organization: 'Name of the organization',
    valid: (days: number) => `The link is valid for ${days} days.`,
    button: 'Look and decide',
    footer: 'If you do not want them, ignore this mail: nothing more will come.',
  },
  de: {
    subject: 'Benachrichtigungen an diese Adresse: möchten Sie sie erhalten?',
    entered:
      'Eine Organisation hat diese Adresse für Benachrichtigungen ihrer Dienste eingetragen. Bevor Sie zustimmen, wird nichts gesendet.',
    organization: 'Name der Organisation',
    valid: (days: number) => `Der Link gilt ${days} Tage.`,
    button: 'Ansehen und entscheiden',
    footer: 'Wenn Sie keine möchten, ignorieren Sie diese E-Mail: es kommt nichts weiter.',
  },
  fr: {
    subject: 'Notifications à cette adresse : souhaitez-vous les recevoir ?',
    entered:
      'Une organisation a indiqué cette adresse pour y envoyer les notifications de ses services. Rien n’est envoyé sans votre accord.',
    organization: 'Nom de l’organisation',
    valid: (days: number) => `Le lien est valable ${days} jours.`,
    button: 'Voir et décider',
    footer: 'Si vous n’en voulez pas, ignorez ce message : vous n’en recevrez pas d’autre.',
  },
  es: {
    subject: 'Notificaciones a esta dirección: ¿quiere recibirlas?',
    entered:
      'Una organización ha introducido esta dirección para enviar aquí las notificaciones de sus servicios. No se envía nada antes de que usted acepte.',
    organization: 'Nombre de la organización',
    valid: (days: number) => `El enlace vale ${days} días.`,
    button: 'Ver y decidir',
    footer: 'Si no las quiere, ignore este correo: no recibirá nada más.',
  },
  it: {
    subject: 'Notifiche a questo indirizzo: desidera riceverle?',
    entered:
      'Un’organizzazione ha inserito questo indirizzo per le notifiche dei propri servizi. Nulla viene inviato prima del suo consenso.',
    organization: 'Nome dell’organizzazione',
    valid: (days: number) => `Il link vale ${days} giorni.`,
    button: 'Vedi e decidi',
    footer: 'Se non le vuole, ignori questa e-mail: non arriverà altro.',
  },
  pt: {
    subject: 'Notificações para este endereço: você quer recebê-las?',
    entered:
      'Uma organização informou este endereço para receber as notificações dos seus serviços. Nada é enviado antes que você concorde.',
    organization: 'Nome da organização',
    valid: (days: number) => `O link vale por ${days} dias.`,
    button: 'Ver e decidir',
    footer: 'Se não quiser recebê-las, ignore este e-mail: nada mais será enviado.',
  },
});
