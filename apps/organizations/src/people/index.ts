export { AddressConfirmed } from './address-confirmed.js';
export { People, personPending } from './people.service.js';
export { PeopleModule } from './people.module.js';
export { Person } from './person.entity.js';
