import { Injectable } from '@nestjs/common';
import { oneSpelling } from '@platform/contracts';
import { hashToken, prepared } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { tokenOf } from '../devices/devices.js';
import { nobody, type PasswordOwner } from '../people/people.service.js';
import { countersOf, refuse, type Attempt } from '../throttling/throttle.js';

interface Read {
  is_known_device: boolean;
  /** Null for an address without an account. */
  person: PasswordOwner | null;
  wait_seconds: number;
}

/** An attempt that was counted and may be made. */
export interface SignInAttempt {
  person: PasswordOwner | null;
  /** For the throttle, once it has succeeded. */
  attempt: Attempt;
}

/**
 * Whom an attempt is for, whether they know this browser, and the attempt counted, whichever of the two it is counted by: one statement,
 * which looks at the same rows for an address with an account and one without (L1).
 * $1 e-mail address, $2 hash of the browser's token, $3 nobody; counters of the throttle: $4 for a device the person knows, $5 for others.
 */
const begin = {
  name: 'begin-sign-in',
  text: `
    SELECT is_known_device, person, throttle_count(CASE WHEN is_known_device THEN $4::jsonb ELSE $5::jsonb END) AS wait_seconds
    FROM (
      SELECT
        CASE WHEN users.uuid IS NOT NULL THEN
          json_build_object('uuid', users.uuid, 'is_active', users.is_active, 'password_hash', users.password_hash) END AS person,
        EXISTS (SELECT FROM devices WHERE user_uuid = coalesce(users.uuid, $3::uuid) AND token_hash = $2) AS is_known_device
      FROM (SELECT $1::text AS email) typed LEFT JOIN users ON users.email = typed.email
      OFFSET 0
    ) found`,
};

/** The beginning of a sign-in by password, before the password is looked at. */
@Injectable()
export class SignInAttempts {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts the attempt by the address that was typed. Throws `rate_limit_exceeded` when it must wait. */
  async begin(req: FastifyRequest, email: string): Promise<SignInAttempt> {
    const attempt = { account: email, req };
    const token = tokenOf(req);
    const [row] = await prepared<Read>(this.dataSource, begin, [
      oneSpelling(email),
      token === undefined ? '' : hashToken(token),
      nobody,
      countersOf('sign_in', { ...attempt, isKnownDevice: true }).counted,
      countersOf('sign_in', attempt).counted,
    ]);
    const { person, is_known_device: isKnownDevice, wait_seconds: waitSeconds } = row!;
    refuse(waitSeconds);
    return { person, attempt: { ...attempt, isKnownDevice } };
  }
}
