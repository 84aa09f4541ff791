/** Scopes of the contract and our own (docs/decisions.md#scopes-of-our-own), with the words a consent page shows. */
export const scopes = {
  openid: 'Know who you are',
  profile: 'See your name, e-mail address, birthday, gender, phone number, language and time zone',
  email: 'See your e-mail address',
  phone: 'See your phone number',
  address: 'See your postal address',
  organizations: 'See the organizations you belong to',
  'org:read': 'Read your organizations, their members and roles',
  'org:manage': 'Create and change your organizations, members, roles and invitations',
  'clients:manage': 'Manage your OAuth clients',
  'links:manage': 'Manage your short links',
  offline_access: 'Stay signed in while you are away',
} as const;

export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as Scope[];
/**
 * A live grant with one of these lets a client hear of the person's organizations (docs/decisions.md#who-hears-what).
 */
export const organizationScopes: readonly Scope[] = ['organizations', 'org:read', 'org:manage'];
/** A live grant with one of these lets a client hear of the visits of the person's links. */
export const linkScopes: readonly Scope[] = ['links:manage'];
/** All that the console asks for, and may. */
export const consoleScopes: readonly Scope[] = [
  'openid',
  'profile',
  'email',
  'organizations',
  'org:read',
  'org:manage',
  'clients:manage',
  'links:manage',
];
