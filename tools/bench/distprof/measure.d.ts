export interface Load {
    url: string;
    headers?: Record<string, string>;
    /** Paths that are asked for in turn; `/` when not given. */
    paths?: string[];
    /** Makes the body of each request anew, and what it needs of headers: POST instead of GET. */
    next?: () => {
        body: string;
        headers: Record<string, string>;
    };
    /** The status that every answer must have; when not given, none may be 4xx or 5xx. */
    status?: number;
    /** Resolves once nothing is left to do of what was asked before. */
    settled?: () => Promise<void>;
}
/** Loads subject and baseline in turn, so that a drift of the machine hits both, and prints the median of the ratios. */
export declare function compare(name: string, subject: Load, baseline: Load, goal: number): Promise<boolean>;
/** The 99th percentile of the answer, at an even pace of half of what the subject can do at most, measured just before. */
export declare function latencyAtHalf(name: string, subject: Load, goalMs: number): Promise<boolean>;
/** The same for work that autocannon cannot do; both answer with how many a second they did. */
export declare function compareRates(name: string, subject: () => Promise<number>, baseline: () => Promise<number>, goal: number): Promise<boolean>;
export declare function median(values: number[]): number;
