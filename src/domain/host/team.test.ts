import { describe, expect, it } from 'vitest';
import { hostActs, mayAct, teamRoles } from './acts.ts';
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
    for (const own of ['host', ...teamRoles] as const)
      for (const role of teamRoles)
        if (mayGive(own, role)) for (const act of hostActs) if (mayAct(role, act)) expect(mayAct(own, act)).toBe(true);
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
