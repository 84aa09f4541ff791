export { clientCredentials, type ClientCredentials } from './client-credentials.js';
export { all, nextPage, pages } from './pages.js';
export type { Answer, BodyOf, InitArgument, InitOf, Method, PathOf, Paths } from './paths.js';
export { idempotent, platformClient, type ClientOptions, type PlatformClient } from './platform-client.js';
export { isPlatformError, PlatformError, unreachable, type PlatformErrorCode } from './platform-error.js';
export { fixedToken, keptToken, type AccessToken, type TokenSource } from './token-source.js';
