import { Injectable } from '@nestjs/common';
import { BreachedPasswords } from './breached-passwords.js';
import { passwordComplaint, type PasswordComplaint, type PasswordContext } from './password-policy.js';

/**
 * Judges passwords that people choose: first by what is known here, then, where the operator has switched it on, by
 * published breaches.
 */
@Injectable()
export class NewPasswords {
  constructor(private readonly breached: BreachedPasswords) {}

  /** Null when there is nothing to complain about. */
  async complaint(password: string, context: PasswordContext): Promise<PasswordComplaint | null> {
    return passwordComplaint(password, context) ?? ((await this.breached.has(password)) ? 'password_breached' : null);
  }
}
