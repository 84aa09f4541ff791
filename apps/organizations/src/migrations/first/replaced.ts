/** The migrations that made this schema step by step, before there was one that makes it at once. */
export const replaced = [
  'CreateOrganizations1763600000000',
  'CreateInvitations1763706000000',
  'ReserveSlugs1763706000001',
  'CreateAuditLog1763707000000',
  'CreateTeams1763707000001',
  'CreateInviteLinks1763707000002',
  'CreateDomains1763707000003',
  'RecheckDomains1763707000004',
  'RememberRemovals1763707000005',
  'RememberAddresses1763707000006',
  'KnowWhoCanSignIn1763707000007',
  'DemandSecondFactors1763810000000',
  'KeepMemberCounts1763820000000',
  'CountMembers1763820000001',
  'FindInvitationsByStatus1763820000002',
];
