export { SplashModule } from './splash.module.js';
