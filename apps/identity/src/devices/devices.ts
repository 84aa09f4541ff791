import { Injectable } from '@nestjs/common';
import { hashToken, newUuid, randomToken } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { IdentityConfig } from '../config.js';
import { cookieOptions } from '../pages/cookie-options.js';
import { browserFacts, type BrowserFacts } from './browser-facts.js';

/** Names the browser to the accounts that were used in it; it grants nothing. */
export const deviceCookie = 'identity_device';
const rememberSeconds = 400 * 24 * 3600;
const isDeviceToken = /^[\w-]{43}$/;

export interface SeenDevice extends BrowserFacts {
  uuid: string;
  /** The account was never used in this browser before, but already in another one. */
  isUnexpected: boolean;
}

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
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT FROM devices WHERE user_uuid = $1 AND token_hash = $2`,
      [userUuid, hashToken(token)],
    );
    return rows.length > 0;
  }

  /** Keeps that this person signs in here now, and gives the browser its cookie. */
  async remember(tx: EntityManager, req: FastifyRequest, reply: FastifyReply, userUuid: string): Promise<SeenDevice> {
    const token = tokenOf(req) ?? randomToken();
    req.cookies[deviceCookie] = token;
    void reply.setCookie(deviceCookie, token, cookieOptions(this.config, rememberSeconds));
    const facts = browserFacts(req);
    const [seen] = await tx.query<{ uuid: string; is_unexpected: boolean }[]>(
      `WITH others AS (SELECT count(*) AS number FROM devices WHERE user_uuid = $2)
       INSERT INTO devices AS device (uuid, user_uuid, token_hash, browser, system, ip)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (user_uuid, token_hash) DO UPDATE SET
         browser = excluded.browser, system = excluded.system, ip = excluded.ip, last_seen_at = now()
       RETURNING uuid, device.uuid = $1 AND (SELECT number FROM others) > 0 AS is_unexpected`,
      [newUuid(), userUuid, hashToken(token), facts.browser, facts.system, facts.ip],
    );
    return { ...facts, uuid: seen!.uuid, isUnexpected: seen!.is_unexpected };
  }
}

/** SQL that ties a session to the browser it lives in: the id's hash and the hash of the browser's token. */
export const bindSession = `
  UPDATE oauth_records record SET device_uuid = device.uuid FROM devices device
  WHERE record.kind = 'Session' AND record.hash = $1 AND device.token_hash = $2
    AND device.user_uuid::text = record.payload->>'accountId'
    AND record.device_uuid IS DISTINCT FROM device.uuid`;

export function tokenOf(req: FastifyRequest): string | undefined {
  const token = req.cookies[deviceCookie];
  return token && isDeviceToken.test(token) ? token : undefined;
}
