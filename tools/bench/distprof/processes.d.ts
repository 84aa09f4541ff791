export interface Subject extends Launched {
    service: string;
    env: Record<string, string>;
    redisUrl: string;
    databaseUrl: string;
}
/** One process of a service as it is deployed, on a database and a Redis of its own. */
export declare function startService(name: string, settings?: Record<string, string>): Promise<Subject>;
/** A service that exists for a benchmark only, under the name of a real one. */
export declare function startSubject(name: string, service: string): Promise<Subject>;
/** One more process of the same service, by another of its entry points, on the servers of the first. */
export declare function startBeside(subject: Subject, entry: string, settings?: Record<string, string>): Promise<Launched>;
/** What the deployment of one part of a service sets for Node beside the settings of the whole service. */
export declare function deployedSettings(service: string, part: string): Record<string, string>;
export interface Launched {
    url: string;
    managementUrl: string;
    pid: number;
    stop(): Promise<void>;
    /** SIGKILL: nothing is tidied up. */
    kill(): Promise<void>;
}
/** A baseline: the least that could do a comparable job, in a process of its own. */
export declare function startBaseline(name: string, env?: Record<string, string>): Promise<{
    url: string;
    stop(): Promise<void>;
}>;
