import { configuration, dnsSettings, mailSettings, neededToAnswer, platformSettings } from '@platform/service-kit';
import { z } from 'zod';

const limit = z.coerce.number().int().min(1);

export class OrganizationsConfig extends configuration({
  ...mailSettings,
  INTERNAL_PORT: platformSettings.INTERNAL_PORT.meta(neededToAnswer),
  INTERNAL_CALLERS: platformSettings.INTERNAL_CALLERS.meta(neededToAnswer),
  /** For the proof of domains. */
  ...dnsSettings,
  /** Organizations that one person may own at a time. */
  ORGANIZATIONS_PER_OWNER: limit.default(50),
  /** Members that one person may add by address in an hour. */
  MEMBER_ADD_LIMIT: limit.default(30),
  /** Invitations of an organization in a day that were not accepted. */
  INVITATIONS_PER_DAY: limit.default(50),
  /** Mails with invitations that one address gets in a day, over all organizations. */
  INVITATION_MAILS_PER_ADDRESS: limit.default(3),
}) {}
