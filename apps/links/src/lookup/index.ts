export { CampaignRotator, type RotatedLink } from './campaign-rotator.js';
export { isEligible } from './eligible-links.js';
export { LinkCache } from './link-cache.js';
export { LinkChanges } from './link-changes.js';
export type { LinkTarget, Rules } from './link-target.js';
export { type LinkHost, HostResolver } from './host-resolver.js';
export { TouchedLinks } from './touched-links.js';
export { LookupModule } from './lookup.module.js';
