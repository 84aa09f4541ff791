import type { Socket } from 'node:net';
import type { Client, PoolClient } from 'pg';

/**
 * What a client of `pg` knows of its connection beside its types: the socket, the process of Postgres behind it, and
 * whether an answer is still to come. `pg` has no timeout for an answer that ends the connection, so that
 * `endSilentConnections` has to look itself.
 *
 * Private: `connection.stream`, `processID` and `readyForQuery`. `postgres/silent-connections.api.test.ts` fails when
 * `pg` moves one of them.
 */
export type PgConnection = PoolClient & { connection: { stream: Socket }; processID: number; readyForQuery: boolean };

/** The connection of a client that was just taken from its pool. */
export const connectionOf = (client: PoolClient) => client as PgConnection;

/** The process of Postgres that works for a connected client. */
export const processOf = (client: Client) => (client as Client & { processID: number }).processID;
