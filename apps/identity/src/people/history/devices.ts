import { Injectable } from '@nestjs/common';
import { hashToken, randomToken, rowsOf, sql } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { IdentityConfig } from '../../config.js';
import { cookieOptions } from '../../pages/cookies/index.js';

/** Names the browser to the accounts that were used in it; it grants nothing. */
export const deviceCookie = 'identity_device';
const rememberSeconds = 400 * 24 * 3600;
const isDeviceToken = /^[\w-]{43}$/;

/** Browsers in which an account was signed in: one row per browser and account. */
@Injectable()
export class Devices {
  constructor(
    private readonly config: IdentityConfig,
    private readonly dataSource: DataSource,
  ) {}

  /** True when this person has signed in here before. */
  async isKnown(req: FastifyRequest, userUuid: string): Promise<boolean> {
    const token = tokenOf(req);
    if (!token) return false;
    const rows = await rowsOf(
      this.dataSource,
      sql`SELECT FROM devices WHERE user_uuid = ${userUuid} AND token_hash = ${hashToken(token)}`,
    );
    return rows.length > 0;
  }

  /** The token of this browser; a new one when it has none. */
  tokenFor(req: FastifyRequest): string {
    return tokenOf(req) ?? randomToken();
  }

  /** Gives the browser its token, for once more as long. */
  give(reply: FastifyReply, token: string): void {
    void reply.setCookie(deviceCookie, token, cookieOptions(this.config, rememberSeconds));
  }
}

/**
 * Ties a session to the browser that it lives in.
 *
 * @param sessionHash of the session's id
 * @param tokenHash of the browser's token
 */
export const bindSession = (sessionHash: string, tokenHash: string) => sql`
  UPDATE oauth_records record SET device_uuid = device.uuid FROM devices device
  WHERE record.kind = 'Session' AND record.hash = ${sessionHash} AND device.token_hash = ${tokenHash}
    AND device.user_uuid::text = record.payload->>'accountId'
    AND record.device_uuid IS DISTINCT FROM device.uuid`;

export function tokenOf(req: FastifyRequest): string | undefined {
  const token = req.cookies[deviceCookie];
  return token && isDeviceToken.test(token) ? token : undefined;
}
