import { translations } from '@platform/service-kit';

export const destinationTexts = translations({
  en: {
    disabledSubject: (name: string) => `Notifications to ${name} are switched off`,
    /** For reasons that are only a provider's word. */
    refused: (word: string) => `The provider refuses us there (${word}).`,
    nothingMore: (name: string, organization: string) =>
      `We send nothing more to the destination “${name}” of ${organization}.`,
    whatNow:
      'What it misses meanwhile is kept as skipped deliveries. When it works again, send it a test message, enable it, and send the skipped deliveries again where they still matter.',
    failingSubject: (name: string) => `Notifications to ${name} are failing`,
    noneArrived: (name: string, organization: string, since: string) =>
      `Nothing has reached the destination “${name}” of ${organization} since ${since}. The delivery log says what it answered.`,
    willStop: (disabledAt: string) => `If nothing arrives until ${disabledAt}, we stop sending there.`,
    topicGoneSubject: (name: string) => `Notifications to ${name} have left their topic`,
    topicGone: (name: string, organization: string) =>
      `The topic of the Telegram group that the destination “${name}” of ${organization} wrote to was deleted or closed. Its messages go to the group itself from now on.`,
    otherTopic: 'To have them in a topic again, make a new command for the destination and send it there.',
    button: 'Look at the destinations',
    footer: (organization: string) => `You get this mail because you made this destination, or own ${organization}.`,
  },
  de: {
    disabledSubject: (name: string) => `Benachrichtigungen an ${name} sind abgeschaltet`,
    refused: (word: string) => `Der Anbieter weist unsere Nachrichten dort ab (${word}).`,
    nothingMore: (name: string, organization: string) =>
      `Wir senden nichts mehr an das Ziel „${name}“ von ${organization}.`,
    whatNow:
      'Was inzwischen entfällt, bleibt als übersprungene Zustellung erhalten. Wenn das Ziel wieder arbeitet, senden Sie ihm eine Testnachricht, schalten Sie es ein, und senden Sie die übersprungenen Zustellungen erneut, soweit sie noch wichtig sind.',
    failingSubject: (name: string) => `Benachrichtigungen an ${name} schlagen fehl`,
    noneArrived: (name: string, organization: string, since: string) =>
      `Seit ${since} ist beim Ziel „${name}“ von ${organization} nichts mehr angekommen. Im Zustellprotokoll steht, was geantwortet wurde.`,
    willStop: (disabledAt: string) => `Wenn bis ${disabledAt} nichts ankommt, senden wir nichts mehr dorthin.`,
    topicGoneSubject: (name: string) => `Benachrichtigungen an ${name} haben ihr Thema verlassen`,
    topicGone: (name: string, organization: string) =>
      `Das Thema der Telegram-Gruppe, in das das Ziel „${name}“ von ${organization} schrieb, wurde gelöscht oder geschlossen. Die Nachrichten gehen ab jetzt an die Gruppe selbst.`,
    otherTopic:
      'Sollen sie wieder in einem Thema stehen, lassen Sie sich für das Ziel einen neuen Befehl geben, und senden Sie ihn dort.',
    button: 'Ziele ansehen',
    footer: (organization: string) =>
      `Sie erhalten diese E-Mail, weil Sie dieses Ziel angelegt haben oder weil Ihnen ${organization} gehört.`,
  },
  fr: {
    disabledSubject: (name: string) => `Les notifications vers ${name} sont désactivées`,
    refused: (word: string) => `Le fournisseur y refuse nos messages (${word}).`,
    nothingMore: (name: string, organization: string) =>
      `Nous n’envoyons plus rien à la destination « ${name} » de ${organization}.`,
    whatNow:
      'Ce qui n’est pas envoyé entre-temps est conservé parmi les envois ignorés. Quand la destination fonctionne à nouveau, envoyez-lui un message de test, réactivez-la, puis renvoyez les envois ignorés qui importent encore.',
    failingSubject: (name: string) => `Les notifications vers ${name} échouent`,
    noneArrived: (name: string, organization: string, since: string) =>
      `Rien n’est parvenu à la destination « ${name} » de ${organization} depuis le ${since}. Le journal des envois indique ce qui a été répondu.`,
    willStop: (disabledAt: string) => `Si rien n’y parvient avant le ${disabledAt}, nous n’y enverrons plus rien.`,
    topicGoneSubject: (name: string) => `Les notifications vers ${name} ont quitté leur sujet`,
    topicGone: (name: string, organization: string) =>
      `Le sujet du groupe Telegram où écrivait la destination « ${name} » de ${organization} a été supprimé ou fermé. Ses messages arrivent désormais dans le groupe lui-même.`,
    otherTopic:
      'Pour les recevoir de nouveau dans un sujet, demandez une nouvelle commande pour la destination et envoyez-la dans ce sujet.',
    button: 'Voir les destinations',
    footer: (organization: string) =>
      `Vous recevez ce message parce que vous avez créé cette destination ou que ${organization} vous appartient.`,
  },
  es: {
    disabledSubject: (name: string) => `Las notificaciones a ${name} están desactivadas`,
    refused: (word: string) => `El proveedor rechaza allí nuestros mensajes (${word}).`,
    nothingMore: (name: string, organization: string) => `Ya no enviamos nada al destino «${name}» de ${organization}.`,
    whatNow:
      'Lo que no se envíe mientras tanto se guarda como entregas omitidas. Cuando el destino vuelva a funcionar, envíele un mensaje de prueba, actívelo y reenvíe las entregas omitidas que aún importen.',
    failingSubject: (name: string) => `Las notificaciones a ${name} están fallando`,
    noneArrived: (name: string, organization: string, since: string) =>
      `No ha llegado nada al destino «${name}» de ${organization} desde el ${since}. El registro de entregas dice qué respondió.`,
    willStop: (disabledAt: string) => `Si no llega nada antes del ${disabledAt}, dejaremos de enviar allí.`,
    topicGoneSubject: (name: string) => `Las notificaciones a ${name} han dejado su tema`,
    topicGone: (name: string, organization: string) =>
      `El tema del grupo de Telegram en el que escribía el destino «${name}» de ${organization} fue eliminado o cerrado. Sus mensajes llegan desde ahora al propio grupo.`,
    otherTopic: 'Para recibirlos de nuevo en un tema, pida un nuevo comando para el destino y envíelo allí.',
    button: 'Ver los destinos',
    footer: (organization: string) =>
      `Recibe este correo porque creó este destino o porque ${organization} le pertenece.`,
  },
  it: {
    disabledSubject: (name: string) => `Le notifiche a ${name} sono disattivate`,
    refused: (word: string) => `Il fornitore rifiuta i nostri messaggi lì (${word}).`,
    nothingMore: (name: string, organization: string) =>
      `Non inviamo più nulla alla destinazione «${name}» di ${organization}.`,
    whatNow:
      'Ciò che nel frattempo non viene inviato resta tra le consegne saltate. Quando la destinazione funziona di nuovo, le invii un messaggio di prova, la riattivi e invii di nuovo le consegne saltate che contano ancora.',
    failingSubject: (name: string) => `Le notifiche a ${name} non arrivano`,
    noneArrived: (name: string, organization: string, since: string) =>
      `Alla destinazione «${name}» di ${organization} non arriva nulla dal ${since}. Il registro delle consegne dice che cosa ha risposto.`,
    willStop: (disabledAt: string) => `Se non arriva nulla entro il ${disabledAt}, smettiamo di inviare lì.`,
    topicGoneSubject: (name: string) => `Le notifiche a ${name} hanno lasciato il loro argomento`,
    topicGone: (name: string, organization: string) =>
      `L’argomento del gruppo Telegram in cui scriveva la destinazione «${name}» di ${organization} è stato eliminato o chiuso. D’ora in poi i suoi messaggi arrivano nel gruppo stesso.`,
    otherTopic: 'Per riceverli di nuovo in un argomento, chieda un nuovo comando per la destinazione e lo invii lì.',
    button: 'Vedi le destinazioni',
    footer: (organization: string) =>
      `Riceve questa e-mail perché ha creato questa destinazione o perché ${organization} le appartiene.`,
  },
  pt: {
    disabledSubject: (name: string) => `As notificações para ${name} estão desativadas`,
    refused: (word: string) => `O provedor recusa nossas mensagens (${word}).`,
    nothingMore: (name: string, organization: string) =>
      `Não enviamos mais nada para o destino “${name}” de ${organization}.`,
    whatNow:
      'O que não for enviado enquanto isso fica guardado entre as entregas ignoradas. Quando o destino voltar a funcionar, envie uma mensagem de teste para ele, ative-o e envie de novo as entregas ignoradas que ainda importarem.',
    failingSubject: (name: string) => `As notificações para ${name} estão falhando`,
    noneArrived: (name: string, organization: string, since: string) =>
      `Nada chegou ao destino “${name}” de ${organization} desde ${since}. O registro de entregas diz o que foi respondido.`,
    willStop: (disabledAt: string) => `Se nada chegar até ${disabledAt}, paramos de enviar para lá.`,
    topicGoneSubject: (name: string) => `As notificações para ${name} saíram do tópico`,
    topicGone: (name: string, organization: string) =>
      `O tópico do grupo do Telegram em que o destino “${name}” de ${organization} escrevia foi excluído ou fechado. A partir de agora, as mensagens chegam ao próprio grupo.`,
    otherTopic: 'Para recebê-las de novo em um tópico, peça um novo comando para o destino e envie-o lá.',
    button: 'Ver os destinos',
    footer: (organization: string) =>
      `Você recebe este e-mail porque criou este destino ou porque ${organization} pertence a você.`,
  },
});
