import { translations } from '@platform/service-kit';

/** What is around the words of a visitor. */
export const messageTexts = translations({
  en: {
    subject: (box: string) => `A message by “${box}”`,
    wrote: (email: string) => `${email} has written to you:`,
    footer: (box: string) =>
      `This was written into the box “${box}” on one of your links. We do not know whether the address is theirs.`,
  },
  de: {
    subject: (box: string) => `Eine Nachricht über „${box}“`,
    wrote: (email: string) => `${email} hat Ihnen geschrieben:`,
    footer: (box: string) =>
      `Das wurde in den Kasten „${box}“ auf einem Ihrer Links geschrieben. Wir wissen nicht, ob die Adresse der Person gehört, die geschrieben hat.`,
  },
  fr: {
    subject: (box: string) => `Un message par « ${box} »`,
    wrote: (email: string) => `${email} vous a écrit :`,
    footer: (box: string) =>
      `Ce message a été saisi dans l’encadré « ${box} » sur l’un de vos liens. Nous ne savons pas si l’adresse appartient à la personne qui a écrit.`,
  },
  es: {
    subject: (box: string) => `Un mensaje a través de «${box}»`,
    wrote: (email: string) => `${email} le ha escrito:`,
    footer: (box: string) =>
      `Se escribió en el recuadro «${box}» de uno de sus enlaces. No sabemos si la dirección pertenece a quien escribió.`,
  },
  it: {
    subject: (box: string) => `Un messaggio tramite «${box}»`,
    wrote: (email: string) => `${email} le ha scritto:`,
    footer: (box: string) =>
      `È stato scritto nel riquadro «${box}» su uno dei suoi link. Non sappiamo se l’indirizzo appartenga a chi ha scritto.`,
  },
  pt: {
    subject: (box: string) => `Uma mensagem por “${box}”`,
    wrote: (email: string) => `${email} escreveu para você:`,
    footer: (box: string) =>
      `Isto foi escrito na caixa “${box}” em um dos seus links. Não sabemos se o endereço pertence a quem escreveu.`,
  },
});
