/**
 * Redirects a second over more and more links, as visits fall on links: the n-th of them has 1/n of the visits of the first (Zipf's law).
 * In turn, so that a drift of the machine hits all sizes. Then the same where every link is as likely as any other, which no visitors do.
 */
export declare function redirectCurve(): Promise<boolean>;
