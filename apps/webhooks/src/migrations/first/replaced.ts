/** The migrations that made this schema step by step, before there was one that makes it at once. */
export const replaced = [
  'CreateWebhooks1763600000000',
  'FollowRoles1763708000000',
  'KnowOwners1763708000001',
  'RememberLanguages1763730000000',
  'KnowOrganizationsOfClients1763750000000',
  'FindFailedByEvent1763760000000',
  'FindWhatRestsOnAPerson1763770000000',
  'FilterTheLogInItsIndex1763770000001',
  'DropReplacedLogIndex1763770000002',
  'ForgetDeletedClients1763780000000',
  'KnowWhoDemandsSecondFactors1763810000000',
  'CountAudiences1763820000000',
  'FindChangesByVersion1763820000001',
  'CountKnownAudiences1763820000002',
  'FindWhatIsRareInTheLog1763820000003',
];
