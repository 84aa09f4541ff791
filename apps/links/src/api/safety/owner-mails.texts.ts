import { translations } from '@platform/service-kit';

const object = 'POST /api/safety/appeals';

export const ownerTexts = translations({
  en: {
    blockedSubject: (count: number): string =>
      count === 1 ? 'A link of yours has been blocked' : 'Links of yours have been blocked',
    blocked: 'We have blocked what visitors or our own checks found harmful:',
    more: (count: number) => `… and ${count} more.`,
    reason: (words: string) => `The reason: ${words}`,
    ifWrong: 'If this is wrong, object, and a person will look at it.',
    byApi: `Through the API: ${object} with the address and a few words.`,
    inConsole: 'Object in the console',
    decidedSubject: 'Your objection to a block',
    accepted: 'You were right: it is not blocked any more.',
    refused: 'We have looked again, and it stays blocked.',
    footer: 'You get this mail because these are links of your account.',
  },
  de: {
    blockedSubject: (count: number) =>
      count === 1 ? 'Einer Ihrer Links wurde gesperrt' : 'Einige Ihrer Links wurden gesperrt',
    blocked: 'Wir haben gesperrt, was Besucher oder unsere eigenen Prüfungen als schädlich erkannt haben:',
    more: (count: number) => (count === 1 ? '… und ein weiterer.' : `… und ${count} weitere.`),
    reason: (words: string) => `Der Grund: ${words}`,
    ifWrong: 'Wenn das nicht stimmt, widersprechen Sie: Ein Mensch sieht es sich an.',
    byApi: `Über die API: ${object} mit der Adresse und ein paar Worten.`,
    inConsole: 'In der Konsole widersprechen',
    decidedSubject: 'Ihr Widerspruch gegen eine Sperre',
    accepted: 'Sie hatten recht: die Sperre ist aufgehoben.',
    refused: 'Wir haben es noch einmal geprüft: die Sperre bleibt.',
    footer: 'Sie erhalten diese E-Mail, weil es um Links Ihres Kontos geht.',
  },
  fr: {
    blockedSubject: (count: number) =>
      count === 1 ? 'Un de vos liens a été bloqué' : 'Plusieurs de vos liens ont été bloqués',
    blocked: 'Nous avons bloqué ce que des visiteurs ou nos propres contrôles ont jugé nuisible :',
    more: (count: number) => (count === 1 ? '… et un autre.' : `… et ${count} autres.`),
    reason: (words: string) => `Le motif : ${words}`,
    ifWrong: 'Si c’est une erreur, contestez : une personne examinera votre demande.',
    byApi: `Par l’API : ${object} avec l’adresse et quelques mots.`,
    inConsole: 'Contester dans la console',
    decidedSubject: 'Votre contestation d’un blocage',
    accepted: 'Vous aviez raison : le blocage est levé.',
    refused: 'Nous avons vérifié de nouveau : le blocage est maintenu.',
    footer: 'Vous recevez ce message parce qu’il s’agit de liens de votre compte.',
  },
  es: {
    blockedSubject: (count: number) =>
      count === 1 ? 'Uno de sus enlaces ha sido bloqueado' : 'Varios de sus enlaces han sido bloqueados',
    blocked: 'Hemos bloqueado lo que los visitantes o nuestros propios controles consideraron dañino:',
    more: (count: number) => `… y ${count} más.`,
    reason: (words: string) => `El motivo: ${words}`,
    ifWrong: 'Si es un error, presente una objeción: una persona la revisará.',
    byApi: `Por la API: ${object} con la dirección y unas palabras.`,
    inConsole: 'Objetar en la consola',
    decidedSubject: 'Su objeción a un bloqueo',
    accepted: 'Tenía razón: el bloqueo se ha levantado.',
    refused: 'Lo hemos revisado de nuevo: el bloqueo se mantiene.',
    footer: 'Recibe este correo porque se trata de enlaces de su cuenta.',
  },
  it: {
    blockedSubject: (count: number) =>
      count === 1 ? 'Uno dei suoi link è stato bloccato' : 'Alcuni dei suoi link sono stati bloccati',
    blocked: 'Abbiamo bloccato ciò che i visitatori o i nostri controlli hanno ritenuto dannoso:',
    more: (count: number) => (count === 1 ? '… e un altro.' : `… e altri ${count}.`),
    reason: (words: string) => `Il motivo: ${words}`,
    ifWrong: 'Se è un errore, presenti un’obiezione: una persona la esaminerà.',
    byApi: `Tramite l’API: ${object} con l’indirizzo e qualche parola.`,
    inConsole: 'Obiettare nella console',
    decidedSubject: 'La sua obiezione a un blocco',
    accepted: 'Aveva ragione: il blocco è stato tolto.',
    refused: 'Abbiamo controllato di nuovo: il blocco resta.',
    footer: 'Riceve questa e-mail perché si tratta di link del suo account.',
  },
  pt: {
    blockedSubject: (count: number) =>
      count === 1 ? 'Um dos seus links foi bloqueado' : 'Alguns dos seus links foram bloqueados',
    blocked: 'Bloqueamos o que visitantes ou nossas próprias verificações consideraram nocivo:',
    more: (count: number) => `… e mais ${count}.`,
    reason: (words: string) => `O motivo: ${words}`,
    ifWrong: 'Se for um engano, conteste: uma pessoa vai analisar.',
    byApi: `Pela API: ${object} com o endereço e algumas palavras.`,
    inConsole: 'Contestar no console',
    decidedSubject: 'Sua contestação de um bloqueio',
    accepted: 'Você tinha razão: o bloqueio foi retirado.',
    refused: 'Analisamos de novo: o bloqueio continua.',
    footer: 'Você recebe este e-mail porque se trata de links da sua conta.',
  },
});
