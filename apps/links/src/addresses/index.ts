export { type Alias, asciiShape, customAlias, foldAlias, keysOf, randomAlias, randomLength } from './alias.js';
export { bioUrl } from './bio-address.js';
export {
  type AliasPlace,
  aliasAt,
  carriedAlias,
  formNames,
  hasKeyOf,
  keysAt,
  ownAliases,
  placeNamed,
  servedBehindLinks,
} from './branded-alias.js';
export { addressKey, addressKeySql, hostKey, hostOf, parsedKey } from './cache-keys.js';
export { callerOf, keptNetworkOf } from './client-network.js';
export { hostName } from './host-name.js';
export { decodedPath, meantPath, queryOf } from './meant-address.js';
export { randomScanCode, scanCodeShape, scanUrl } from './scan-code.js';
export { aliasPath, originOf, readShortUrl, shortUrl } from './short-url.js';
export { nextUsername, usernameOf } from './username.js';
