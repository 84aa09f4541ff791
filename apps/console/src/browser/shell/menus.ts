import { lazyMenu } from './lazy-menu.js';

export const ThemeMenu = lazyMenu(() => import('./theme-menu.js'));
export const LanguageMenu = lazyMenu(() => import('./language-menu.js'));
export const NewMenu = lazyMenu(() => import('./new-menu.js'));
export const OrganizationMenu = lazyMenu(() => import('./organization-menu.js'));
