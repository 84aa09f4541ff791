import { readFile } from 'node:fs/promises';
import { chrome, knownToRedis, startRedirectors } from './redirector-fixture.js';
import { anyOf, lasting, times, visit } from './visits.js';
const links = 1_000_000;
const hot = 50_000;
const seconds = 30;
/** One visit in so many goes to any of all links, so that the cache is always full and always changing. */
const strayEvery = 10;
const goalMb = 200;
const headers = { 'user-agent': chrome };
/** Resident memory of one redirector, with the heap that it is deployed with, at its highest while 50,000 of 1,000,000 links are visited again and again. */
export async function redirectMemory() {
    const subject = await startRedirectors();
    try {
        const paths = await subject.links(links);
        await knownToRedis(subject, paths);
        const { url, pid } = subject.redirectors[0];
        const hotPaths = paths.slice(0, hot);
        let next = 0;
        await visit(url, times(hot, () => ({ path: hotPaths[next++], headers })));
        const load = () => ({ path: anyOf(Math.random() * strayEvery < 1 ? paths : hotPaths), headers });
        const { perSecond } = await visit(url, lasting(seconds, load));
        const [highest, now] = await Promise.all([memoryMb(pid, 'VmHWM'), memoryMb(pid, 'VmRSS')]);
        const verdict = highest < goalMb ? 'reached' : 'MISSED';
        console.log(`redirector, 1,000,000 links and 50,000 hot: ${highest} MB at most, ${now} MB at the end, ${Math.round(perSecond)}/s, goal below ${goalMb} MB: ${verdict}`);
        return highest < goalMb;
    }
    finally {
        await subject.stop();
    }
}
async function memoryMb(pid, name) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)[1]) / 1024);
}
//# sourceMappingURL=redirect-memory.bench.js.map