import { translations } from '../i18n/index.js';

/**
 * By error code: a heading and what to do. A code that is not here is told as `invalid_request` or `internal_error`.
 */
export const problemTexts = translations({
  en: {
    invalid_request: [
      'This cannot go on here',
      'The page is out of date, or it was opened in another browser. Please go back to where you came from and start again.',
    ],
    csrf_failed: [
      'Please try again',
      'This page was open for too long, or cookies are switched off. Nothing was changed.',
    ],
    not_found: ['There is nothing here', 'The address may be mistyped, or the page is gone.'],
    rate_limit_exceeded: [
      'Please wait a moment',
      'There were many attempts in a short time. Try again in a few minutes.',
    ],
    payload_too_large: ['That is too much', 'What was sent is larger than this page can take.'],
    unavailable: [
      'We will be right back',
      'A part of the service does not answer just now. Please try again in a moment.',
    ],
    internal_error: [
      'Something went wrong',
      'That is our fault, not yours. Please try again; if it stays, tell us the number below.',
    ],
    again: 'Try again',
    goOn: 'Go to your account',
    number: (id: string) => `Number: ${id}`,
  },
  de: {
    invalid_request: [
      'Hier geht es nicht weiter',
      'Die Seite ist veraltet oder wurde in einem anderen Browser geöffnet. Bitte gehen Sie dorthin zurück, wo Sie herkamen, und beginnen Sie neu.',
    ],
    csrf_failed: [
      'Bitte versuchen Sie es noch einmal',
      'Die Seite war zu lange offen, oder Cookies sind ausgeschaltet. Es wurde nichts geändert.',
    ],
    not_found: ['Hier ist nichts', 'Vielleicht ist die Adresse falsch geschrieben, oder es gibt die Seite nicht mehr.'],
    rate_limit_exceeded: [
      'Bitte warten Sie einen Moment',
      'Es gab in kurzer Zeit viele Versuche. Versuchen Sie es in einigen Minuten noch einmal.',
    ],
    payload_too_large: ['Das ist zu viel', 'Die Eingabe ist größer, als diese Seite annehmen kann.'],
    unavailable: [
      'Wir sind gleich zurück',
      'Ein Teil des Dienstes antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    ],
    internal_error: [
      'Etwas ist schiefgegangen',
      'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es noch einmal; bleibt es dabei, nennen Sie uns die Nummer unten.',
    ],
    again: 'Noch einmal versuchen',
    goOn: 'Zu Ihrem Konto',
    number: (id: string) => `Nummer: ${id}`,
  },
  fr: {
    invalid_request: [
      'Impossible de continuer ici',
      'Cette page n’est plus à jour ou a été ouverte dans un autre navigateur. Revenez à l’application et recommencez.',
    ],
    csrf_failed: [
      'Veuillez réessayer',
      'La page est restée ouverte trop longtemps, ou les cookies sont désactivés. Rien n’a été modifié.',
    ],
    not_found: ['Il n’y a rien ici', 'L’adresse contient peut-être une erreur, ou la page n’existe plus.'],
    rate_limit_exceeded: [
      'Veuillez patienter un instant',
      'Il y a eu de nombreuses tentatives en peu de temps. Réessayez dans quelques minutes.',
    ],
    payload_too_large: ['C’est trop volumineux', 'Les données envoyées dépassent ce que cette page peut accepter.'],
    unavailable: [
      'Nous revenons tout de suite',
      'Une partie du service ne répond pas pour le moment. Veuillez réessayer dans un instant.',
    ],
    internal_error: [
      'Une erreur s’est produite',
      'Elle vient de nous, pas de vous. Veuillez réessayer ; si elle persiste, indiquez-nous le numéro ci-dessous.',
    ],
    again: 'Réessayer',
    goOn: 'Aller à votre compte',
    number: (id: string) => `Numéro : ${id}`,
  },
  es: {
    invalid_request: [
      'No se puede continuar aquí',
      'La página ha caducado o se abrió en otro navegador. Vuelva al lugar de donde vino y empiece de nuevo.',
    ],
    csrf_failed: [
      'Inténtelo de nuevo',
      'La página estuvo abierta demasiado tiempo o las cookies están desactivadas. No se ha cambiado nada.',
    ],
    not_found: ['Aquí no hay nada', 'Puede que la dirección esté mal escrita o que la página ya no exista.'],
    rate_limit_exceeded: [
      'Espere un momento',
      'Ha habido muchos intentos en poco tiempo. Inténtelo de nuevo dentro de unos minutos.',
    ],
    payload_too_large: ['Es demasiado', 'Lo enviado es más grande de lo que esta página puede aceptar.'],
    unavailable: [
      'Volvemos enseguida',
      'Una parte del servicio no responde en este momento. Inténtelo de nuevo en un instante.',
    ],
    internal_error: [
      'Algo ha salido mal',
      'Es culpa nuestra, no suya. Inténtelo de nuevo; si continúa, indíquenos el número de abajo.',
    ],
    again: 'Intentar de nuevo',
    goOn: 'Ir a su cuenta',
    number: (id: string) => `Número: ${id}`,
  },
  it: {
    invalid_request: [
      'Qui non si può continuare',
      'La pagina non è più valida o è stata aperta in un altro browser. Torni da dove è venuto e ricominci.',
    ],
    csrf_failed: [
      'Riprovi',
      'La pagina è rimasta aperta troppo a lungo oppure i cookie sono disattivati. Non è stato modificato nulla.',
    ],
    not_found: ['Qui non c’è nulla', 'L’indirizzo potrebbe essere sbagliato, oppure la pagina non esiste più.'],
    rate_limit_exceeded: [
      'Attenda un momento',
      'Ci sono stati molti tentativi in poco tempo. Riprovi tra qualche minuto.',
    ],
    payload_too_large: ['È troppo', 'I dati inviati sono più grandi di quanto questa pagina possa accettare.'],
    unavailable: ['Torniamo subito', 'Una parte del servizio al momento non risponde. Riprovi tra un istante.'],
    internal_error: [
      'Qualcosa è andato storto',
      'È colpa nostra, non sua. Riprovi; se il problema continua, ci comunichi il numero qui sotto.',
    ],
    again: 'Riprova',
    goOn: 'Vai al suo account',
    number: (id: string) => `Numero: ${id}`,
  },
  pt: {
    invalid_request: [
      'Não é possível continuar aqui',
      'A página expirou ou foi aberta em outro navegador. Volte para onde estava e comece de novo.',
    ],
    csrf_failed: [
      'Tente novamente',
      'A página ficou aberta por muito tempo ou os cookies estão desativados. Nada foi alterado.',
    ],
    not_found: ['Não há nada aqui', 'O endereço pode estar errado, ou a página não existe mais.'],
    rate_limit_exceeded: [
      'Aguarde um momento',
      'Houve muitas tentativas em pouco tempo. Tente novamente em alguns minutos.',
    ],
    payload_too_large: ['É grande demais', 'O que foi enviado é maior do que esta página pode aceitar.'],
    unavailable: ['Voltamos já', 'Uma parte do serviço não está respondendo agora. Tente novamente em um instante.'],
    internal_error: [
      'Algo deu errado',
      'A culpa é nossa, não sua. Tente novamente; se continuar, informe-nos o número abaixo.',
    ],
    again: 'Tentar novamente',
    goOn: 'Ir para sua conta',
    number: (id: string) => `Número: ${id}`,
  },
});
