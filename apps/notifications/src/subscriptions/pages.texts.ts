import { translations } from '@platform/service-kit';

export const pagesTexts = translations({
  en: {
    over: 'This link is over',
    confirmOver: (days: number) =>
      `It has been used already, was valid for ${days} days, or the address was taken out again.`,
    unsubscribeOver: 'The address is not among those of this destination any more, so that no mail comes from it.',
    confirmTitle: 'Get these notifications?',
    confirmText: (organization: string, email: string) =>
      `${organization} wants to send notifications of its services to ${email}.`,
    everyMail: 'Every mail will have a link to unsubscribe.',
    confirm: 'Yes, send them',
    otherwise: 'If you do not want them, just close this page.',
    thanks: 'Thank you',
    sentFromNowOn: (email: string) => `Notifications are sent to ${email} from now on.`,
    unsubscribeTitle: 'Unsubscribe?',
    noMoreMail: (email: string, organization: string) =>
      `${email} gets no more mail from this destination of ${organization}.`,
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'You are unsubscribed',
    askedFirst: (organization: string) =>
      `Should that change, somebody of ${organization} can enter the address again: then it is asked first.`,
  },
  de: {
    over: 'Dieser Link gilt nicht mehr',
    confirmOver: (days: number) =>
      `Er wurde schon benutzt, war ${days} Tage gültig, oder die Adresse wurde wieder entfernt.`,
    unsubscribeOver: 'Die Adresse gehört nicht mehr zu diesem Ziel; von dort kommt keine Nachricht mehr.',
    confirmTitle: 'Diese Benachrichtigungen erhalten?',
    confirmText: (organization: string, email: string) =>
      `${organization} möchte Benachrichtigungen seiner Dienste an ${email} senden.`,
    everyMail: 'Jede Nachricht enthält einen Link zum Abbestellen.',
    confirm: 'Ja, bitte senden',
    otherwise: 'Wenn Sie keine möchten, schließen Sie diese Seite einfach.',
    thanks: 'Vielen Dank',
    sentFromNowOn: (email: string) => `Ab jetzt gehen Benachrichtigungen an ${email}.`,
    unsubscribeTitle: 'Abbestellen?',
    noMoreMail: (email: string, organization: string) =>
      `${email} erhält von diesem Ziel von ${organization} keine Nachrichten mehr.`,
    unsubscribe: 'Abbestellen',
    unsubscribed: 'Sie haben abbestellt',
    askedFirst: (organization: string) =>
      `Sollte sich das ändern, kann jemand von ${organization} die Adresse wieder eintragen: dann wird zuerst gefragt.`,
  },
  fr: {
    over: 'Ce lien n’est plus valable',
    confirmOver: (days: number) =>
      `Il a déjà été utilisé, était valable ${days} jours, ou l’adresse a été retirée entre-temps.`,
    unsubscribeOver: 'L’adresse ne fait plus partie de cette destination : elle n’en reçoit plus aucun message.',
    confirmTitle: 'Recevoir ces notifications ?',
    confirmText: (organization: string, email: string) =>
      `${organization} souhaite envoyer des notifications de ses services à ${email}.`,
    everyMail: 'Chaque message contiendra un lien pour se désabonner.',
    confirm: 'Oui, les recevoir',
    otherwise: 'Si vous n’en voulez pas, fermez simplement cette page.',
    thanks: 'Merci',
    sentFromNowOn: (email: string) => `Les notifications sont désormais envoyées à ${email}.`,
    unsubscribeTitle: 'Se désabonner ?',
    noMoreMail: (email: string, organization: string) =>
      `${email} ne reçoit plus de message de cette destination de ${organization}.`,
    unsubscribe: 'Se désabonner',
    unsubscribed: 'Vous êtes désabonné',
    askedFirst: (organization: string) =>
      `Si cela doit changer, quelqu’un de ${organization} peut saisir l’adresse à nouveau : votre accord sera d’abord demandé.`,
  },
  es: {
    over: 'Este enlace ya no vale',
    confirmOver: (days: number) => `Ya se usó, valía ${days} días o la dirección se ha retirado.`,
    unsubscribeOver: 'La dirección ya no pertenece a este destino, así que no recibe más mensajes de él.',
    confirmTitle: '¿Recibir estas notificaciones?',
    confirmText: (organization: string, email: string) =>
      `${organization} quiere enviar notificaciones de sus servicios a ${email}.`,
    everyMail: 'Cada mensaje llevará un enlace para darse de baja.',
    confirm: 'Sí, enviarlas',
    otherwise: 'Si no las quiere, cierre esta página.',
    thanks: 'Gracias',
    sentFromNowOn: (email: string) => `A partir de ahora las notificaciones se envían a ${email}.`,
    unsubscribeTitle: '¿Darse de baja?',
    noMoreMail: (email: string, organization: string) =>
      `${email} no recibe más mensajes de este destino de ${organization}.`,
    unsubscribe: 'Darse de baja',
    unsubscribed: 'Se ha dado de baja',
    askedFirst: (organization: string) =>
      `Si eso cambia, alguien de ${organization} puede volver a introducir la dirección: antes se le preguntará.`,
  },
  it: {
    over: 'Questo link non è più valido',
    confirmOver: (days: number) => `È già stato usato, valeva ${days} giorni oppure l’indirizzo è stato tolto.`,
    unsubscribeOver: 'L’indirizzo non fa più parte di questa destinazione: da lì non arrivano più messaggi.',
    confirmTitle: 'Ricevere queste notifiche?',
    confirmText: (organization: string, email: string) =>
      `${organization} desidera inviare le notifiche dei propri servizi a ${email}.`,
    everyMail: 'Ogni messaggio conterrà un link per annullare l’iscrizione.',
    confirm: 'Sì, inviatele',
    otherwise: 'Se non le vuole, chiuda semplicemente questa pagina.',
    thanks: 'Grazie',
    sentFromNowOn: (email: string) => `Da ora le notifiche vengono inviate a ${email}.`,
    unsubscribeTitle: 'Annullare l’iscrizione?',
    noMoreMail: (email: string, organization: string) =>
      `${email} non riceve più messaggi da questa destinazione di ${organization}.`,
    unsubscribe: 'Annulla l’iscrizione',
    unsubscribed: 'Iscrizione annullata',
    askedFirst: (organization: string) =>
      `Se dovesse cambiare, qualcuno di ${organization} può inserire di nuovo l’indirizzo: prima le verrà chiesto.`,
  },
  pt: {
    over: 'Este link não vale mais',
    confirmOver: (days: number) => `Ele já foi usado, valia por ${days} dias ou o endereço foi retirado.`,
    unsubscribeOver: 'O endereço não faz mais parte deste destino, portanto não recebe mais mensagens dele.',
    confirmTitle: 'Receber estas notificações?',
    confirmText: (organization: string, email: string) =>
      `${organization} quer enviar notificações dos seus serviços para ${email}.`,
    everyMail: 'Cada mensagem terá um link para cancelar a inscrição.',
    confirm: 'Sim, enviar',
    otherwise: 'Se não quiser recebê-las, basta fechar esta página.',
    thanks: 'Obrigado',
    sentFromNowOn: (email: string) => `A partir de agora, as notificações são enviadas para ${email}.`,
    unsubscribeTitle: 'Cancelar a inscrição?',
    noMoreMail: (email: string, organization: string) =>
      `${email} não recebe mais mensagens deste destino de ${organization}.`,
    unsubscribe: 'Cancelar a inscrição',
    unsubscribed: 'Inscrição cancelada',
    askedFirst: (organization: string) =>
      `Se isso mudar, alguém de ${organization} pode informar o endereço de novo: antes, perguntaremos a você.`,
  },
});
