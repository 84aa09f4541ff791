/**
 * 200,000 answered redirects over two redirectors while each of them is killed with SIGKILL, Postgres refuses everybody for
 * 30 s and Redis is emptied. Every visit names its number as its referrer, so that each is looked for by itself.
 */
export declare function clickLoss(): Promise<boolean>;
