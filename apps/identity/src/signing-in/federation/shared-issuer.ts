/** Hosts of Microsoft Entra ID, also of its national clouds. */
const entraHosts = [
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.microsoft.com',
  'login.windows.net',
  'login.partner.microsoftonline.cn',
  'login.chinacloudapi.cn',
  'sts.windows.net',
];
const entraPlaceholders = ['common', 'organizations', 'consumers'];

/**
 * Whether many tenants answer under this one issuer, each of whose administrators can write any address and any
 * person: `…/common/v2.0` of Microsoft, or a template (`{tenantid}`), which is what its discovery names. Such a name
 * tells nobody apart.
 */
export function isSharedIssuer(issuer: string): boolean {
  if (/[{}]|%7[bd]/i.test(issuer)) return true;
  const url = URL.parse(issuer);
  if (!url || !entraHosts.includes(url.hostname.replace(/\.$/, ''))) return false;
  const tenant = decodeURIComponent(url.pathname.split('/').find(Boolean) ?? '').toLowerCase();
  return !tenant || entraPlaceholders.includes(tenant);
}
