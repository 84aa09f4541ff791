import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRole, permissionNames, systemRoles, updateRole } from '@platform/contracts';
import fc from 'fast-check';
import { covers, requireCovers } from './grantable-role.js';
import { newRoleName, roleNameOf } from './role-name.js';

const permissions = fc.subarray(permissionNames);

describe('the subset rule', () => {
  it('lets nobody hand out what they do not hold, whatever the chain of hands', () => {
    fc.assert(
      fc.property(permissions, fc.array(permissions, { maxLength: 8 }), (first, chain) => {
        let held = first;
        for (const wanted of chain) if (covers(held, wanted)) held = wanted;
        assert.ok(held.every((permission) => first.includes(permission)));
      }),
    );
  });

  it('is that of sets: order and repetition mean nothing', () => {
    fc.assert(
      fc.property(permissions, permissions, (held, wanted) => {
        const isSubset = new Set([...held, ...wanted]).size === held.length;
        assert.equal(covers([...held].reverse(), [...wanted, ...wanted]), isSubset);
        if (!isSubset)
          assert.throws(() => requireCovers({ permissions: held }, wanted), { code: 'role_exceeds_caller' });
      }),
    );
  });

  it('keeps administrators from what only the owner holds', () => {
    assert.ok(covers(systemRoles.owner.permissions, systemRoles.admin.permissions));
    assert.ok(!covers(systemRoles.admin.permissions, systemRoles.owner.permissions));
  });
});

describe('the permissions of a role', () => {
  it('are each there once, in the order of the table, however they are sent', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...permissionNames), { maxLength: 40 }), (sent) => {
        const { permissions: kept } = createRole.parse({ name: 'x', display_name: 'x', permissions: sent });
        assert.deepEqual(
          kept,
          permissionNames.filter((name) => sent.includes(name)),
        );
        assert.deepEqual(updateRole.parse({ permissions: sent }).permissions, kept);
      }),
    );
  });
});

describe('the name of a role', () => {
  it('begins with a letter and is made of letters, digits, hyphens and underscores, at most 63', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 255 }), (text) => {
        const name = roleNameOf(text);
        assert.match(name, /^([a-z][a-z0-9_-]{0,62})?$/);
        assert.equal(roleNameOf(name), name);
        if (!name) assert.throws(() => newRoleName(text), { code: 'validation_failed' });
      }),
      { numRuns: 1_000 },
    );
  });
});
