import { describe, expect, it } from '@jest/globals';
import { createRole, permissionNames, systemRoles, updateRole } from '@platform/contracts';
import fc from 'fast-check';
import { covers, requireCovers } from './grantable-role.js';
import { newRoleName, roleNameOf } from '../roles/role-name.js';

const permissions = fc.subarray(permissionNames);

describe('the subset rule', () => {
  it('lets nobody give a permission that the first giver did not hold, over any chain of givers', () => {
    fc.assert(
      fc.property(permissions, fc.array(permissions, { maxLength: 8 }), (first, chain) => {
        let held = first;
        for (const wanted of chain) if (covers(held, wanted)) held = wanted;
        expect(held.every((permission) => first.includes(permission))).toBeTruthy();
      }),
    );
  });

  it('ignores order and repetition', () => {
    fc.assert(
      fc.property(permissions, permissions, (held, wanted) => {
        const isSubset = new Set([...held, ...wanted]).size === held.length;
        expect(covers([...held].reverse(), [...wanted, ...wanted])).toBe(isSubset);
        if (!isSubset)
          expect(() => requireCovers({ permissions: held }, wanted)).toThrow(
            expect.objectContaining({ code: 'role_exceeds_caller' }),
          );
      }),
    );
  });

  it('keeps administrators from what only the owner holds', () => {
    expect(covers(systemRoles.owner.permissions, systemRoles.admin.permissions)).toBeTruthy();
    expect(covers(systemRoles.admin.permissions, systemRoles.owner.permissions)).toBeFalsy();
  });
});

describe('the permissions of a role', () => {
  it('are stored once each, in the order of the table', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...permissionNames), { maxLength: 40 }), (sent) => {
        const { permissions: kept } = createRole.parse({ name: 'x', display_name: 'x', permissions: sent });
        expect(kept).toStrictEqual(permissionNames.filter((name) => sent.includes(name)));
        expect(updateRole.parse({ permissions: sent }).permissions).toStrictEqual(kept);
      }),
    );
  });
});

describe('the name of a role', () => {
  it('begins with a letter and is made of letters, digits, hyphens and underscores, at most 63', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 255 }), (text) => {
        const name = roleNameOf(text);
        expect(name).toMatch(/^([a-z][a-z0-9_-]{0,62})?$/);
        expect(roleNameOf(name)).toBe(name);
        if (!name) expect(() => newRoleName(text)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
      }),
      { numRuns: 1_000 },
    );
  });
});
