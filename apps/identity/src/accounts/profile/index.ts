export { ProfileEdit } from './profile-edit.service.js';
export { ProfileModule } from './profile.module.js';
