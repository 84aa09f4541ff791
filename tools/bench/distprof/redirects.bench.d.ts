/** Redirects of one process, each journalled and counted, against a bare Fastify 302 in one process; then what leads nowhere. */
export declare function redirects(): Promise<boolean>;
