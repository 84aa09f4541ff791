import { translations } from '@platform/service-kit';

/** What a mail says around the words of a service. */
export const emailTexts = translations({
  en: {
    viewDetails: 'View details',
    because: (rule: string, organization: string) =>
      `You get this mail because the rule “${rule}” of ${organization} sends such events to you.`,
    unsubscribe: 'Unsubscribe',
    unsubscribeAt: (link: string) => `Unsubscribe: ${link}`,
  },
  de: {
    viewDetails: 'Details ansehen',
    because: (rule: string, organization: string) =>
      `Sie erhalten diese E-Mail, weil die Regel „${rule}“ von ${organization} Ihnen solche Ereignisse sendet.`,
    unsubscribe: 'Abbestellen',
    unsubscribeAt: (link: string) => `Abbestellen: ${link}`,
  },
  fr: {
    viewDetails: 'Voir les détails',
    because: (rule: string, organization: string) =>
      `Vous recevez ce message parce que la règle « ${rule} » de ${organization} vous envoie ce type d’événements.`,
    unsubscribe: 'Se désabonner',
    unsubscribeAt: (link: string) => `Se désabonner : ${link}`,
  },
  es: {
    viewDetails: 'Ver los detalles',
    because: (rule: string, organization: string) =>
      `Recibe este correo porque la regla «${rule}» de ${organization} le envía este tipo de eventos.`,
    unsubscribe: 'Darse de baja',
    unsubscribeAt: (link: string) => `Darse de baja: ${link}`,
  },
  it: {
    viewDetails: 'Vedi i dettagli',
    because: (rule: string, organization: string) =>
      `Riceve questa e-mail perché la regola «${rule}» di ${organization} le invia questo tipo di eventi.`,
    unsubscribe: 'Annulla l’iscrizione',
    unsubscribeAt: (link: string) => `Annulla l’iscrizione: ${link}`,
  },
  pt: {
    viewDetails: 'Ver detalhes',
    because: (rule: string, organization: string) =>
      `Você recebe este e-mail porque a regra “${rule}” de ${organization} envia esse tipo de evento para você.`,
    unsubscribe: 'Cancelar a inscrição',
    unsubscribeAt: (link: string) => `Cancelar a inscrição: ${link}`,
  },
});
