import { messageCatalogues } from '@platform/service-kit';
import type { Messages } from './message-types.js';

/** The texts of this service (`locales`): `messages('…', language)` has those of a namespace. */
export const messages = messageCatalogues<Messages>(new URL('../../locales/', import.meta.url));
