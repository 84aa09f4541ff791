export { fullName } from './full-name.js';
export { NewPasswords } from './new-passwords.js';
export { Passwords } from './passwords.js';
export { PeopleModule } from './people.module.js';
export { type PasswordOwner, People, facts, nobody } from './people.service.js';
export { plainText } from './plain-text.js';
export { noAddress, postalAddressOf } from './postal-address.js';
export { type Registration, emailAddress, readRegistration } from './registration.js';
export { User } from './user.entity.js';
