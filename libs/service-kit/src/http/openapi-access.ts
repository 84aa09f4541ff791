import type { ErrorCode, Permission } from '@platform/contracts';
import { NEEDS, SCOPES } from '../callers/caller.js';
import type { GuardDescription } from '../callers/guard-description.js';

type Class = new (...args: unknown[]) => object;

/** Of `UseGuards`, as Nest notes it. */
const GUARDS = '__guards__';

/** Who may call a route, by what its decorators and guards say. */
export class RouteAccess {
  readonly scopes: readonly string[];
  private readonly permission: Permission | undefined;
  private readonly guards: GuardDescription[];

  constructor(controller: Class, handler: object) {
    const read = <T>(key: string | symbol) => [handler, controller].map((from) => noted<T>(key, from));
    this.scopes = read<string[]>(SCOPES).find(Boolean) ?? [];
    this.permission = read<Permission>(NEEDS).find(Boolean);
    this.guards = read<{ describes?: GuardDescription }[]>(GUARDS)
      .reverse()
      .flatMap((guards) => guards ?? [])
      .flatMap(({ describes }) => describes ?? []);
  }

  /** Sentences for the description of the route. */
  get sentences(): string[] {
    const { scopes, permission } = this;
    const needs = [
      ...scopes.map((scope) => `the scope \`${scope}\``),
      ...(permission ? [`the permission \`${permission}\``] : []),
    ];
    return [
      ...(needs.length > 0 ? [`Needs ${needs.join(' and ')}.`] : []),
      ...this.guards.flatMap(({ note }) => note ?? []),
    ];
  }

  errors(isChange: boolean): ErrorCode[] {
    return [
      ...this.guards.flatMap(({ errors = [], changeErrors = [] }) => [...errors, ...(isChange ? changeErrors : [])]),
      ...(this.permission ? (['insufficient_permission'] as const) : []),
    ];
  }
}

export function noted<T>(key: string | symbol, target: object): T | undefined {
  return Reflect.getMetadata(key, target) as T | undefined;
}
