import { Pool } from 'undici';
const connections = 50;
/** Visits until `next` ends them, over as many connections as all benchmarks have. Answers with how many were redirected, and how many a second. */
export async function visit(url, next) {
    const pool = new Pool(url, { connections });
    let count = 0;
    const startedAt = performance.now();
    const visitor = async () => {
        for (let wanted = next(); wanted; wanted = next()) {
            const { statusCode, body } = await pool.request({ method: 'GET', ...wanted });
            await body.dump();
            if (statusCode !== 302)
                throw new Error(`${url}${wanted.path} answered ${statusCode}`);
            count += 1;
        }
    };
    await Promise.all(Array.from({ length: connections }, visitor));
    const seconds = (performance.now() - startedAt) / 1_000;
    await pool.close();
    return { count, perSecond: count / seconds };
}
/** Ends after a time. */
export function lasting(seconds, next) {
    const endsAt = performance.now() + seconds * 1_000;
    return () => (performance.now() < endsAt ? next() : null);
}
/** Ends after a number. */
export function times(count, next) {
    let left = count;
    return () => (left-- > 0 ? next() : null);
}
/** Uniformly. */
export function anyOf(values) {
    return values[Math.floor(Math.random() * values.length)];
}
//# sourceMappingURL=visits.js.map