import { FirstMigration } from '@platform/service-kit';
import { accounts } from './first/accounts.js';
import { clicks } from './first/clicks.js';
import { counters } from './first/counters.js';
import { domains } from './first/domains.js';
import { imports } from './first/imports.js';
import { linkWords } from './first/link-words.js';
import { links } from './first/links.js';
import { pages } from './first/pages.js';
import { replaced } from './first/replaced.js';
import { resources } from './first/resources.js';
import { safety } from './first/safety.js';

export class LinksSchema1764000000001 extends FirstMigration {
  readonly parts = [accounts, domains, resources, links, linkWords, pages, safety, clicks, counters, imports];
  readonly replaces = replaced;
}
