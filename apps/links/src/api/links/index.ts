export { destinationsOf } from './link-destinations.js';
export { domainOf, noSuch } from './link-references.js';
export { LinksModule } from './links.module.js';
export { LinksReader } from './links.reader.js';
export { LinksService } from './links.service.js';
export { holdName, holdNames, takeName } from './name-holds.js';
export { withoutContent } from './tombstones.js';
export type { LinkStart, WantedLink } from './wanted-link.js';
