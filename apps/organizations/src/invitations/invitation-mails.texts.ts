import { translations } from '@platform/service-kit';

interface Facts {
  inviter: string;
  organization: string;
}

export const invitationTexts = translations({
  en: {
    subject: ({ inviter, organization }: Facts) => `${inviter} invites you to ${organization}`,
    body: ({ inviter, organization, role }: Facts & { role: string }) =>
      `${inviter} would like you to join the organization “${organization}” with the role “${role}”.`,
    expiry: (day: string) => `The invitation is valid until ${day}. Nothing happens until you accept or decline it.`,
    button: 'Look at the invitation',
    footer: 'You did not expect this invitation? Then you can ignore this mail.',
  },
  de: {
    subject: ({ inviter, organization }) => `${inviter} lädt Sie zu ${organization} ein`,
    body: ({ inviter, organization, role }) =>
      `${inviter} möchte Sie in die Organisation „${organization}“ mit der Rolle „${role}“ aufnehmen.`,
    expiry: (day) => `Die Einladung gilt bis zum ${day}. Es geschieht nichts, bis Sie sie annehmen oder ablehnen.`,
    button: 'Einladung ansehen',
    footer: 'Sie haben diese Einladung nicht erwartet? Dann können Sie diese E-Mail ignorieren.',
  },
  fr: {
    subject: ({ inviter, organization }) => `${inviter} vous invite à rejoindre ${organization}`,
    body: ({ inviter, organization, role }) =>
      `${inviter} vous propose de rejoindre l’organisation « ${organization} » avec le rôle « ${role} ».`,
    expiry: (day) =>
      `L’invitation est valable jusqu’au ${day}. Rien ne se passe tant que vous ne l’avez pas acceptée ou refusée.`,
    button: 'Voir l’invitation',
    footer: 'Vous n’attendiez pas cette invitation ? Vous pouvez alors ignorer ce message.',
  },
  es: {
    subject: ({ inviter, organization }) => `${inviter} le invita a ${organization}`,
    body: ({ inviter, organization, role }) =>
      `${inviter} quiere que se una a la organización «${organization}» con el rol «${role}».`,
    expiry: (day) => `La invitación es válida hasta el ${day}. No ocurre nada hasta que la acepte o la rechace.`,
    button: 'Ver la invitación',
    footer: '¿No esperaba esta invitación? Entonces puede ignorar este correo.',
  },
  it: {
    subject: ({ inviter, organization }) => `${inviter} La invita in ${organization}`,
    body: ({ inviter, organization, role }) =>
      `${inviter} vorrebbe che si unisse all’organizzazione «${organization}» con il ruolo «${role}».`,
    expiry: (day) => `L’invito è valido fino al ${day}. Non succede nulla finché non lo accetta o lo rifiuta.`,
    button: 'Vedi l’invito',
    footer: 'Non si aspettava questo invito? Allora può ignorare questa e-mail.',
  },
  pt: {
    subject: ({ inviter, organization }) => `${inviter} convida você para ${organization}`,
    body: ({ inviter, organization, role }) =>
      `${inviter} quer que você entre na organização “${organization}” com a função “${role}”.`,
    expiry: (day) => `O convite é válido até ${day}. Nada acontece até que você o aceite ou recuse.`,
    button: 'Ver o convite',
    footer: 'Você não esperava este convite? Então pode ignorar este e-mail.',
  },
});
