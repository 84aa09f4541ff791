/** The console is served beside these pages, at the same address. */
export const consolePath = '/console/';

/** Where an organization is transferred and deleted. */
export function organizationSettingsPath(uuid: string): string {
  return `${consolePath}organizations/${uuid}/settings`;
}
