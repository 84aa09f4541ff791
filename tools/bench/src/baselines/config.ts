/** What a baseline process is told. */
export function baselineSettings(): { port: number; databaseUrl?: string; redisUrl?: string; hashConcurrency: number } {
  return {
    port: Number(process.env['PORT']),
    databaseUrl: process.env['DATABASE_URL'],
    redisUrl: process.env['REDIS_URL'],
    hashConcurrency: Number(process.env['PASSWORD_HASHES_AT_ONCE']),
  };
}
