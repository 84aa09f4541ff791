export { SignInModule } from './sign-in.module.js';
export { SignIn } from './sign-in.service.js';
