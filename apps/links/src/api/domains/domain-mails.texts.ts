import { translations } from '@platform/service-kit';

export const domainTexts = translations({
  en: {
    lostSubject: (host: string) => `${host} no longer points to your short links`,
    lost: (host: string) => `We have looked three days in a row, and the DNS of ${host} leads elsewhere.`,
    setRecord: (host: string, target: string) =>
      `Visitors who come to ${host} may not reach your links. Please set its DNS record to ${target} again, or delete the domain.`,
    goesOn: 'As long as a visitor arrives, your links on it go on. We look again every day.',
    takenSubject: (host: string) => `${host} has been taken over by another account`,
    taken: (host: string) => `Another account has proved by a DNS record that ${host} is its own.`,
    removed: 'The domain and the links on it have been removed from your account.',
    footer: (host: string) => `You get this mail because ${host} is a domain of your links account.`,
  },
  de: {
    lostSubject: (host: string) => `${host} führt nicht mehr zu Ihren Kurzlinks`,
    lost: (host: string) => `Wir haben drei Tage nacheinander nachgesehen: das DNS von ${host} führt anderswohin.`,
    setRecord: (host: string, target: string) =>
      `Wer ${host} besucht, erreicht Ihre Links womöglich nicht. Bitte setzen Sie den DNS-Eintrag wieder auf ${target}, oder löschen Sie die Domain.`,
    goesOn: 'Solange Besucher ankommen, arbeiten Ihre Links dort weiter. Wir sehen jeden Tag wieder nach.',
    takenSubject: (host: string) => `${host} wurde von einem anderen Konto übernommen`,
    taken: (host: string) => `Ein anderes Konto hat durch einen DNS-Eintrag nachgewiesen, dass ${host} ihm gehört.`,
    removed: 'Die Domain und die Links darauf wurden aus Ihrem Konto entfernt.',
    footer: (host: string) => `Sie erhalten diese E-Mail, weil ${host} eine Domain Ihres Link-Kontos ist.`,
  },
  fr: {
    lostSubject: (host: string) => `${host} ne mène plus à vos liens courts`,
    lost: (host: string) => `Nous avons vérifié trois jours de suite : le DNS de ${host} mène ailleurs.`,
    setRecord: (host: string, target: string) =>
      `Les visiteurs de ${host} risquent de ne pas atteindre vos liens. Veuillez rétablir son enregistrement DNS vers ${target} ou supprimer le domaine.`,
    goesOn:
      'Tant que des visiteurs y arrivent, vos liens continuent de fonctionner. Nous vérifions de nouveau chaque jour.',
    takenSubject: (host: string) => `${host} a été repris par un autre compte`,
    taken: (host: string) => `Un autre compte a prouvé par un enregistrement DNS que ${host} lui appartient.`,
    removed: 'Le domaine et les liens qui s’y trouvaient ont été retirés de votre compte.',
    footer: (host: string) => `Vous recevez ce message parce que ${host} est un domaine de votre compte de liens.`,
  },
  es: {
    lostSubject: (host: string) => `${host} ya no lleva a sus enlaces cortos`,
    lost: (host: string) => `Lo hemos comprobado tres días seguidos: el DNS de ${host} lleva a otro sitio.`,
    setRecord: (host: string, target: string) =>
      `Quienes visiten ${host} quizá no lleguen a sus enlaces. Vuelva a dirigir el registro DNS a ${target} o elimine el dominio.`,
    goesOn: 'Mientras lleguen visitantes, sus enlaces siguen funcionando allí. Lo comprobamos de nuevo cada día.',
    takenSubject: (host: string) => `${host} ha pasado a otra cuenta`,
    taken: (host: string) => `Otra cuenta ha demostrado con un registro DNS que ${host} le pertenece.`,
    removed: 'El dominio y los enlaces que tenía se han retirado de su cuenta.',
    footer: (host: string) => `Recibe este correo porque ${host} es un dominio de su cuenta de enlaces.`,
  },
  it: {
    lostSubject: (host: string) => `${host} non porta più ai suoi link brevi`,
    lost: (host: string) => `Abbiamo controllato per tre giorni di seguito: il DNS di ${host} porta altrove.`,
    setRecord: (host: string, target: string) =>
      `Chi visita ${host} potrebbe non raggiungere i suoi link. Imposti di nuovo il record DNS su ${target} o elimini il dominio.`,
    goesOn: 'Finché arrivano visitatori, i suoi link continuano a funzionare. Controlliamo di nuovo ogni giorno.',
    takenSubject: (host: string) => `${host} è passato a un altro account`,
    taken: (host: string) => `Un altro account ha dimostrato con un record DNS che ${host} gli appartiene.`,
    removed: 'Il dominio e i link che vi si trovavano sono stati rimossi dal suo account.',
    footer: (host: string) => `Riceve questa e-mail perché ${host} è un dominio del suo account dei link.`,
  },
  pt: {
    lostSubject: (host: string) => `${host} não leva mais aos seus links curtos`,
    lost: (host: string) => `Verificamos três dias seguidos: o DNS de ${host} leva a outro lugar.`,
    setRecord: (host: string, target: string) =>
      `Quem visita ${host} talvez não chegue aos seus links. Aponte de novo o registro DNS para ${target} ou exclua o domínio.`,
    goesOn: 'Enquanto chegarem visitantes, seus links continuam funcionando ali. Verificamos de novo todos os dias.',
    takenSubject: (host: string) => `${host} passou para outra conta`,
    taken: (host: string) => `Outra conta provou com um registro DNS que ${host} pertence a ela.`,
    removed: 'O domínio e os links que estavam nele foram removidos da sua conta.',
    footer: (host: string) => `Você recebe este e-mail porque ${host} é um domínio da sua conta de links.`,
  },
});
