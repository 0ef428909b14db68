import { describe, expect, it } from 'vitest';
import { hostPermissions, mayAct, teamRoles } from './permissions.ts';
import { invitationState, mayGive, rolesToGive } from './team.ts';

describe('who may give a role', () => {
  it.each([
    ['host', ['guide', 'coordinator', 'manager']],
    ['manager', ['guide', 'coordinator', 'manager']],
    ['coordinator', []],
    ['guide', []],
  ] as const)('%s', (own, roles) => {
    expect(rolesToGive(own)).toEqual(roles);
  });

  it('nobody gives a role that may do what their own may not', () => {
    const pairs = (['host', ...teamRoles] as const).flatMap((own) => teamRoles.map((role) => ({ own, role })));
    const beyond = pairs
      .filter(({ own, role }) => mayGive(own, role))
      .flatMap(({ own, role }) => hostPermissions.filter((act) => mayAct(role, act) && !mayAct(own, act)));
    expect(beyond).toEqual([]);
  });
});

describe('an invitation', () => {
  const row = { accepted_ms: null, revoked_ms: null, expires_ms: 100 };
  it.each([
    [row, 99, 'open'],
    [row, 100, 'expired'],
    [{ ...row, revoked_ms: 5 }, 50, 'revoked'],
    [{ ...row, accepted_ms: 5 }, 200, 'accepted'],
    [{ ...row, accepted_ms: 5, revoked_ms: 6 }, 50, 'accepted'],
  ] as const)('%o at %i is %s', (stored, now, state) => {
    expect(invitationState(stored, now)).toBe(state);
  });
});
