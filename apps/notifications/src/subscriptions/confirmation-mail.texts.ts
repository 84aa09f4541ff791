import { translations } from '@platform/service-kit';

export const confirmationTexts = translations({
  en: {
    subject: (organization: string) => `Notifications of ${organization}: do you want them?`,
    entered: (organization: string) =>
      `${organization} has entered this address to get notifications of its services. Nothing is sent before you agree.`,
    valid: (days: number) => `The link is valid for ${days} days.`,
    button: 'Look and decide',
    footer: 'If you do not want them, ignore this mail: nothing more will come.',
  },
  de: {
    subject: (organization: string) => `Benachrichtigungen von ${organization}: möchten Sie sie erhalten?`,
    entered: (organization: string) =>
      `${organization} hat diese Adresse für Benachrichtigungen seiner Dienste eingetragen. Bevor Sie zustimmen, wird nichts gesendet.`,
    valid: (days: number) => `Der Link gilt ${days} Tage.`,
    button: 'Ansehen und entscheiden',
    footer: 'Wenn Sie keine möchten, ignorieren Sie diese E-Mail: es kommt nichts weiter.',
  },
  fr: {
    subject: (organization: string) => `Notifications de ${organization} : souhaitez-vous les recevoir ?`,
    entered: (organization: string) =>
      `${organization} a indiqué cette adresse pour y envoyer les notifications de ses services. Rien n’est envoyé sans votre accord.`,
    valid: (days: number) => `Le lien est valable ${days} jours.`,
    button: 'Voir et décider',
    footer: 'Si vous n’en voulez pas, ignorez ce message : vous n’en recevrez pas d’autre.',
  },
  es: {
    subject: (organization: string) => `Notificaciones de ${organization}: ¿quiere recibirlas?`,
    entered: (organization: string) =>
      `${organization} ha introducido esta dirección para enviar aquí las notificaciones de sus servicios. No se envía nada antes de que usted acepte.`,
    valid: (days: number) => `El enlace vale ${days} días.`,
    button: 'Ver y decidir',
    footer: 'Si no las quiere, ignore este correo: no recibirá nada más.',
  },
  it: {
    subject: (organization: string) => `Notifiche di ${organization}: desidera riceverle?`,
    entered: (organization: string) =>
      `${organization} ha inserito questo indirizzo per le notifiche dei propri servizi. Nulla viene inviato prima del suo consenso.`,
    valid: (days: number) => `Il link vale ${days} giorni.`,
    button: 'Vedi e decidi',
    footer: 'Se non le vuole, ignori questa e-mail: non arriverà altro.',
  },
  pt: {
    subject: (organization: string) => `Notificações de ${organization}: você quer recebê-las?`,
    entered: (organization: string) =>
      `${organization} informou este endereço para receber as notificações dos seus serviços. Nada é enviado antes que você concorde.`,
    valid: (days: number) => `O link vale por ${days} dias.`,
    button: 'Ver e decidir',
    footer: 'Se não quiser recebê-las, ignore este e-mail: nada mais será enviado.',
  },
});
