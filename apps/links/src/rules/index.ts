export { deviceNamed, devicesOf, knownDevices } from './devices.js';
export { languageCode, ofLanguage, preferredLanguage } from './languages.js';
export { type LinkOptions, linkOptions } from './link-options.js';
export { checkShares, pick, sharesOf } from './rotation.js';
