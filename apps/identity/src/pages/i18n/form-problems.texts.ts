import type { FieldErrors } from '@platform/contracts';
import { translations, type Language } from './translations.js';

/**
 * What can be wrong with a field of any form. A schema's messages are these keys; `formProblems` makes texts of them.
 */
export const formProblemTexts = translations({
  en: {
    look: 'Please look at the marked fields.',
    required: 'Please fill in this field.',
    too_long: 'This is too long.',
    not_shown: 'This holds characters that cannot be shown.',
    not_a_name: 'A name cannot hold a web or e-mail address.',
    not_an_address: 'This is not an e-mail address.',
    password_short: 'Please use at least 8 characters.',
    password_long: 'This password is too long.',
    password_common: 'This password is one of the first that attackers try. Please choose another one.',
    password_breached: 'This password is known from a breach of another site. Please choose another one.',
    password_personal: 'This password is too close to your name, your address or ours.',
    password_wrong: 'This is not your password.',
  },
  de: {
    look: 'Bitte sehen Sie sich die markierten Felder an.',
    required: 'Bitte füllen Sie dieses Feld aus.',
    too_long: 'Das ist zu lang.',
    not_shown: 'Das enthält Zeichen, die nicht angezeigt werden können.',
    not_a_name: 'Ein Name kann keine Web- oder E-Mail-Adresse enthalten.',
    not_an_address: 'Das ist keine E-Mail-Adresse.',
    password_short: 'Bitte verwenden Sie mindestens 8 Zeichen.',
    password_long: 'Dieses Passwort ist zu lang.',
    password_common: 'Dieses Passwort probieren Angreifer als eines der ersten. Bitte wählen Sie ein anderes.',
    password_breached:
      'Dieses Passwort ist aus einem Datenleck einer anderen Website bekannt. Bitte wählen Sie ein anderes.',
    password_personal: 'Dieses Passwort ist Ihrem Namen, Ihrer Adresse oder unserem Namen zu ähnlich.',
    password_wrong: 'Das ist nicht Ihr Passwort.',
  },
  fr: {
    look: 'Veuillez vérifier les champs signalés.',
    required: 'Veuillez remplir ce champ.',
    too_long: 'C’est trop long.',
    not_shown: 'Ce texte contient des caractères qui ne peuvent pas être affichés.',
    not_a_name: 'Un nom ne peut pas contenir d’adresse web ou e-mail.',
    not_an_address: 'Ce n’est pas une adresse e-mail.',
    password_short: 'Veuillez utiliser au moins 8 caractères.',
    password_long: 'Ce mot de passe est trop long.',
    password_common: 'Ce mot de passe est l’un des premiers qu’essaient les pirates. Choisissez-en un autre.',
    password_breached: 'Ce mot de passe est connu par une fuite de données d’un autre site. Choisissez-en un autre.',
    password_personal: 'Ce mot de passe ressemble trop à votre nom, à votre adresse ou à notre nom.',
    password_wrong: 'Ce n’est pas votre mot de passe.',
  },
  es: {
    look: 'Revise los campos marcados.',
    required: 'Rellene este campo.',
    too_long: 'Es demasiado largo.',
    not_shown: 'Contiene caracteres que no se pueden mostrar.',
    not_a_name: 'Un nombre no puede contener una dirección web o de correo.',
    not_an_address: 'No es una dirección de correo.',
    password_short: 'Use al menos 8 caracteres.',
    password_long: 'Esta contraseña es demasiado larga.',
    password_common: 'Esta contraseña es una de las primeras que prueban los atacantes. Elija otra.',
    password_breached: 'Esta contraseña se conoce por una filtración de datos de otro sitio. Elija otra.',
    password_personal: 'Esta contraseña se parece demasiado a su nombre, a su dirección o a nuestro nombre.',
    password_wrong: 'Esta no es su contraseña.',
  },
  it: {
    look: 'Controlli i campi evidenziati.',
    required: 'Compili questo campo.',
    too_long: 'È troppo lungo.',
    not_shown: 'Contiene caratteri che non si possono mostrare.',
    not_a_name: 'Un nome non può contenere un indirizzo web o e-mail.',
    not_an_address: 'Non è un indirizzo e-mail.',
    password_short: 'Usi almeno 8 caratteri.',
    password_long: 'Questa password è troppo lunga.',
    password_common: 'Questa password è una delle prime che provano gli aggressori. Ne scelga un’altra.',
    password_breached: 'Questa password è nota da una fuga di dati di un altro sito. Ne scelga un’altra.',
    password_personal: 'Questa password somiglia troppo al suo nome, al suo indirizzo o al nostro nome.',
    password_wrong: 'Questa non è la sua password.',
  },
  pt: {
    look: 'Verifique os campos marcados.',
    required: 'Preencha este campo.',
    too_long: 'É longo demais.',
    not_shown: 'Contém caracteres que não podem ser exibidos.',
    not_a_name: 'Um nome não pode conter um endereço da web ou de e-mail.',
    not_an_address: 'Isto não é um endereço de e-mail.',
    password_short: 'Use pelo menos 8 caracteres.',
    password_long: 'Esta senha é longa demais.',
    password_common: 'Esta senha é uma das primeiras que os invasores tentam. Escolha outra.',
    password_breached: 'Esta senha é conhecida por um vazamento de dados de outro site. Escolha outra.',
    password_personal: 'Esta senha é parecida demais com seu nome, seu endereço ou nosso nome.',
    password_wrong: 'Esta não é a sua senha.',
  },
});

/** The same errors with each key of `formProblemTexts` in words; a text that is no key stays as it is. */
export function formProblems(language: Language, errors: FieldErrors): FieldErrors {
  const texts: Partial<Record<string, string>> = formProblemTexts[language];
  return Object.fromEntries(
    Object.entries(errors).map(([field, keys]) => [field, keys.map((key) => texts[key] ?? key)]),
  );
}
