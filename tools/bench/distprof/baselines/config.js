/** What a baseline process is told. */
export function baselineSettings() {
    return {
        port: Number(process.env['PORT']),
        databaseUrl: process.env['DATABASE_URL'],
        redisUrl: process.env['REDIS_URL'],
    };
}
//# sourceMappingURL=config.js.map