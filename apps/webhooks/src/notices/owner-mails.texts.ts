import { translations } from '@platform/service-kit';

const enable = 'POST /v1/webhook-endpoint/enable';
const retry = 'POST /v1/webhook-deliveries/retry';

export const ownerTexts = translations({
  en: {
    disabledSubject: (client: string) => `Webhooks of ${client} are switched off`,
    gone: (url: string) =>
      `${url} answered 410 Gone, which says that it wants no more webhooks. We send nothing more there.`,
    onlyFailed: (url: string) => `${url} has only failed for five days. We send nothing more there.`,
    whatNow: `Events that happen meanwhile are kept as failed deliveries for 30 days. When the endpoint works again, enable it (${enable}) or give the application another webhook URL, and then send again what failed (${retry} with a time range).`,
    failingSubject: (client: string) => `Webhooks of ${client} are failing`,
    noneSucceeded: (url: string, since: string) =>
      `No delivery to ${url} has succeeded since ${since}. The delivery log says what it answered.`,
    willStop: (disabledAt: string) => `If none succeeds until ${disabledAt}, we stop sending there.`,
    footer: 'You get this mail because you manage this application.',
  },
  de: {
    disabledSubject: (client) => `Webhooks von ${client} sind abgeschaltet`,
    gone: (url) =>
      `${url} hat mit 410 Gone geantwortet und will damit keine Webhooks mehr. Wir senden nichts mehr dorthin.`,
    onlyFailed: (url) => `${url} war fünf Tage lang nicht erfolgreich zu erreichen. Wir senden nichts mehr dorthin.`,
    whatNow: `Was inzwischen geschieht, bleibt 30 Tage lang als fehlgeschlagene Zustellung erhalten. Wenn der Endpunkt wieder arbeitet, schalten Sie ihn ein (${enable}) oder geben Sie der Anwendung eine andere Webhook-URL, und senden Sie dann erneut, was fehlgeschlagen ist (${retry} mit einem Zeitraum).`,
    failingSubject: (client) => `Webhooks von ${client} schlagen fehl`,
    noneSucceeded: (url, since) =>
      `Seit ${since} ist keine Zustellung an ${url} gelungen. Im Zustellprotokoll steht, was geantwortet wurde.`,
    willStop: (disabledAt) => `Wenn bis ${disabledAt} keine gelingt, senden wir nichts mehr dorthin.`,
    footer: 'Sie erhalten diese E-Mail, weil Sie diese Anwendung verwalten.',
  },
  fr: {
    disabledSubject: (client) => `Les webhooks de ${client} sont désactivés`,
    gone: (url) => `${url} a répondu 410 Gone : il ne veut plus de webhooks. Nous n’y envoyons plus rien.`,
    onlyFailed: (url) => `${url} n’a connu que des échecs pendant cinq jours. Nous n’y envoyons plus rien.`,
    whatNow: `Ce qui se produit entre-temps est conservé 30 jours comme envois échoués. Quand le point d’accès fonctionne à nouveau, réactivez-le (${enable}) ou donnez une autre URL de webhook à l’application, puis renvoyez ce qui a échoué (${retry} avec une période).`,
    failingSubject: (client) => `Les webhooks de ${client} échouent`,
    noneSucceeded: (url, since) =>
      `Aucun envoi vers ${url} n’a réussi depuis le ${since}. Le journal des envois indique ce qui a été répondu.`,
    willStop: (disabledAt) => `Si aucun ne réussit avant le ${disabledAt}, nous n’y enverrons plus rien.`,
    footer: 'Vous recevez ce message parce que vous gérez cette application.',
  },
  es: {
    disabledSubject: (client) => `Los webhooks de ${client} están desactivados`,
    gone: (url) => `${url} respondió 410 Gone, es decir, no quiere más webhooks. Ya no enviamos nada allí.`,
    onlyFailed: (url) => `${url} solo ha fallado durante cinco días. Ya no enviamos nada allí.`,
    whatNow: `Lo que ocurra mientras tanto se guarda 30 días como entregas fallidas. Cuando el punto de acceso vuelva a funcionar, actívelo (${enable}) o dé a la aplicación otra URL de webhook, y después reenvíe lo que falló (${retry} con un intervalo de tiempo).`,
    failingSubject: (client) => `Los webhooks de ${client} están fallando`,
    noneSucceeded: (url, since) =>
      `Ninguna entrega a ${url} ha tenido éxito desde el ${since}. El registro de entregas dice qué respondió.`,
    willStop: (disabledAt) => `Si ninguna tiene éxito hasta el ${disabledAt}, dejaremos de enviar allí.`,
    footer: 'Recibes este correo porque gestionas esta aplicación.',
  },
  it: {
    disabledSubject: (client) => `I webhook di ${client} sono disattivati`,
    gone: (url) => `${url} ha risposto 410 Gone: non vuole più webhook. Non inviamo più nulla lì.`,
    onlyFailed: (url) => `${url} ha dato solo errori per cinque giorni. Non inviamo più nulla lì.`,
    whatNow: `Ciò che accade nel frattempo resta per 30 giorni tra le consegne fallite. Quando l’endpoint funziona di nuovo, riattivalo (${enable}) o dai all’applicazione un altro URL per i webhook, poi invia di nuovo ciò che è fallito (${retry} con un intervallo di tempo).`,
    failingSubject: (client) => `I webhook di ${client} non riescono`,
    noneSucceeded: (url, since) =>
      `Nessuna consegna a ${url} è riuscita dal ${since}. Il registro delle consegne dice che cosa ha risposto.`,
    willStop: (disabledAt) => `Se nessuna riesce entro il ${disabledAt}, smettiamo di inviare lì.`,
    footer: 'Ricevi questa e-mail perché gestisci questa applicazione.',
  },
  pt: {
    disabledSubject: (client) => `Os webhooks de ${client} estão desativados`,
    gone: (url) => `${url} respondeu 410 Gone, ou seja, não quer mais webhooks. Não enviamos mais nada para lá.`,
    onlyFailed: (url) => `${url} só falhou durante cinco dias. Não enviamos mais nada para lá.`,
    whatNow: `O que acontecer enquanto isso fica guardado por 30 dias como entregas com falha. Quando o endpoint voltar a funcionar, ative-o (${enable}) ou dê à aplicação outro URL de webhook e, depois, envie de novo o que falhou (${retry} com um intervalo de tempo).`,
    failingSubject: (client) => `Os webhooks de ${client} estão falhando`,
    noneSucceeded: (url, since) =>
      `Nenhuma entrega para ${url} teve êxito desde ${since}. O registro de entregas diz o que foi respondido.`,
    willStop: (disabledAt) => `Se nenhuma tiver êxito até ${disabledAt}, paramos de enviar para lá.`,
    footer: 'Você recebe este e-mail porque gerencia esta aplicação.',
  },
});
