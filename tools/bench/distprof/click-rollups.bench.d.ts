/**
 * Clicks a second that are counted: what redirectors have put into Postgres while nobody counted, until every counter and roll-up has it,
 * with the pauses that the worker makes for the redirects. Over 10,000 links, and all of one link.
 */
export declare function clickRollups(): Promise<boolean>;
