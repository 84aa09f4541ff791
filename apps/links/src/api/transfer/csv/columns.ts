import type { ImportField } from '@platform/contracts';

/**
 * Names of columns, as our own export and those of YOURLS, Shlink, Dub, Bitly, Rebrandly, Short.io, Kutt, TinyURL and
 * tiny.cc write them. Names that people choose by themselves are among them. They are compared without case, blanks and
 * signs. `link` is the short URL of Bitly, beside its `long_url`.
 */
const names: Record<ImportField, string> = {
  url:
    'url longurl longlink longaddress destination destinationurl desturl target targeturl originalurl ' +
    'originallink originallongurl redirect redirecturl redirectto redirectsto goesto to fullurl website ' +
    'landingpage webaddress',
  custom:
    'custom alias key slug keyword address backhalf custombackhalf shortcode shortpath shortname shortid ' +
    'shortkey path slashtag code hash customalias customslug customurl customname customkeyword customending ' +
    'vanity vanityurl ending aliascode urlcode urlkey urlalias urlslug linkkey linkalias linkslug linkcode',
  shorturl:
    'shorturl short shortlink shortaddress bitlink custombitlink custombitlinks link tinyurl secureshorturl ' +
    'shortened shortenedurl shorturlwithprotocol shortlinkurl brandedlink',
  domain: 'domain domainname domainfullname hostname host shortdomain customdomain brandeddomain',
  title: 'title name linktitle pagetitle',
  description: 'description desc',
  note: 'note notes comment comments memo',
  tags: 'tags tag labels',
  expiry:
    'expiry expires expiresat expiresatutc expireat expiredat expirydate expirationdate expirationtime ' +
    'expiration validuntil enddate',
  startdate: 'startdate start starts startsat startdatetime validsince activeat',
  clicklimit: 'clicklimit clickslimit maxclicks maxvisits visitlimit',
  password: 'password',
  status: 'status',
  state: 'state',
  protected: 'protected passwordprotected haspassword',
  clicks:
    'clicks hits visits visitcount visitscount clickcount clickscount totalclicks totalvisits totalhits ' +
    'totalengagements engagements',
  created:
    'created createdat createdatutc createdon createddate creationdate creationtime datecreated dateadded ' +
    'addedon date timestamp',
};
const fieldOf = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    list.split(' ').map((name) => [name, field as ImportField] as const),
  ),
);

/** What no import can use, and what is no list of aliases for sure, whatever is in it. */
const nothing = new Set(
  'id linkid idstring ip ipaddress creator owner userid user domainid updated updatedat archived leads sales'.split(
    ' ',
  ),
);

/** By what an export of a service is known, the more exact ones first. */
const services: [name: string, columns: string[]][] = [
  ['this platform', ['shorturl', 'url', 'startdate', 'protected']],
  ['YOURLS', ['keyword', 'url', 'ip']],
  ['Rebrandly', ['slashtag', 'destination']],
  ['Shlink', ['shortcode', 'longurl']],
  ['Kutt', ['address', 'target']],
  ['TinyURL', ['tinyurl', 'alias']],
  ['tiny.cc', ['hash', 'longurl']],
  ['Bitly', ['bitlink', 'longurl']],
  ['Bitly', ['link', 'longurl']],
  ['Short.io', ['originalurl', 'path']],
  ['Short.io', ['originalurl', 'shorturl']],
  ['Dub', ['shortlink', 'destinationurl']],
  ['Dub', ['key', 'url', 'domain']],
];

/** Owner's choice by the name of a column; null leaves it out. */
export type ChosenColumns = Readonly<Record<string, ImportField | null>>;

/** What each column is, by its place: of two that are the same the first counts. Choices come before names. */
export function fieldsOf(header: readonly string[], chosen: ChosenColumns = {}): (ImportField | null)[] {
  const isChosen = (name: string) => Object.hasOwn(chosen, name);
  const taken = new Set<ImportField>();
  const take = (field: ImportField | null) => (field === null || taken.has(field) ? null : (taken.add(field), field));
  const byChoice = header.map((name) => (isChosen(name) ? take(chosen[name]!) : null));
  return header.map((name, index) => (isChosen(name) ? byChoice[index]! : take(fieldOf.get(folded(name)) ?? null)));
}

/** The service that exports such a header; null for any other. */
export function serviceOf(header: readonly string[]): string | null {
  const known = new Set(header.map(folded));
  return services.find(([, columns]) => columns.every((column) => known.has(column)))?.[0] ?? null;
}

/** True for a column whose name says what it is, if only that we have no use for it. */
export function isKnownName(name: string): boolean {
  return fieldOf.has(folded(name)) || nothing.has(folded(name));
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
