/** Why a backup is not made or not restored: what the command line says as `error` and `message`. */
export class BackupRefused extends Error {
  constructor(
    readonly code: 'not_empty' | 'not_migrated' | 'not_whole' | 'other_version',
    message: string,
  ) {
    super(message);
  }
}
