import { translations } from '@platform/service-kit';

/** The names of what every message says beside its text. */
export const factNames = translations({
  en: { service: 'Service', event: 'Event', organization: 'Organization', time: 'Time' },
  de: { service: 'Dienst', event: 'Ereignis', organization: 'Organisation', time: 'Zeit' },
  fr: { service: 'Service', event: 'Événement', organization: 'Organisation', time: 'Date' },
  es: { service: 'Servicio', event: 'Evento', organization: 'Organización', time: 'Fecha' },
  it: { service: 'Servizio', event: 'Evento', organization: 'Organizzazione', time: 'Data' },
  pt: { service: 'Serviço', event: 'Evento', organization: 'Organização', time: 'Data' },
});
