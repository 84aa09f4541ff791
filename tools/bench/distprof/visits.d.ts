/** One request of a visitor. */
export interface Visit {
    path: string;
    headers: Record<string, string>;
}
/** Answers with the next visit; null when there are enough. */
export type NextVisit = () => Visit | null;
/** Visits until `next` ends them, over as many connections as all benchmarks have. Answers with how many were redirected, and how many a second. */
export declare function visit(url: string, next: NextVisit): Promise<{
    count: number;
    perSecond: number;
}>;
/** Ends after a time. */
export declare function lasting(seconds: number, next: () => Visit): NextVisit;
/** Ends after a number. */
export declare function times(count: number, next: () => Visit): NextVisit;
/** Uniformly. */
export declare function anyOf<T>(values: readonly T[]): T;
