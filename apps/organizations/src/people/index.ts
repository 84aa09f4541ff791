export { AddressConfirmed } from './address-confirmed.js';
export { KnownPeople, notKnownYet } from './known-people.js';
export { PeopleModule } from './people.module.js';
export { Person } from './person.entity.js';
