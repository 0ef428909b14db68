import { describe, expect, it } from 'vitest';
import { faultOf, givenRoles, personActs, type PersonFacts, roleFaultOf, stateOf } from './person-acts.ts';

const facts = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  isSelf: false,
  state: 'active',
  hasAddress: true,
  roles: ['user'],
  teamRoles: [],
  otherOperators: 1,
  hasFactor: true,
  isReleasing: false,
  sessions: 2,
  obstacles: [],
  ...more,
});
const allowed = (more: Partial<PersonFacts>) => personActs.filter((act) => faultOf(act, facts(more)) === null);

describe('what an operator may do with an account', () => {
  it.each<[string, Partial<PersonFacts>, string[]]>([
    ['active', {}, ['send-reset', 'end-sessions', 'release-factor', 'block', 'erase']],
    ['blocked', { state: 'blocked', sessions: 0 }, ['release-factor', 'unblock', 'erase']],
    ['unverified', { state: 'unverified', hasFactor: false, sessions: 0 }, ['send-reset', 'block', 'erase']],
    ['erased', { state: 'erased', hasFactor: false, sessions: 0, hasAddress: false }, []],
    ['without an address', { hasAddress: false }, ['end-sessions', 'release-factor', 'block', 'erase']],
    ['whose factor is being released', { isReleasing: true }, ['send-reset', 'end-sessions', 'block', 'erase']],
    ['in use', { obstacles: ['money-open'] }, ['send-reset', 'end-sessions', 'release-factor', 'block']],
    [
      'of the last operator',
      { roles: ['user', 'operator'], otherOperators: 0, obstacles: ['runs-site'] },
      ['send-reset', 'end-sessions', 'release-factor'],
    ],
  ])('that is %s', (_, more, acts) => {
    expect(allowed(more)).toEqual(acts);
  });

  it('is nothing where it is the own one', () => {
    for (const act of personActs) expect(faultOf(act, facts({ isSelf: true }))).toBe('person-self');
    for (const role of givenRoles) expect(roleFaultOf(role, true, facts({ isSelf: true }))).toBe('person-self');
  });
});

describe('how an account stands', () => {
  it.each([
    [true, true, true, 'erased'],
    [false, true, true, 'blocked'],
    [false, true, false, 'blocked'],
    [false, false, true, 'active'],
    [false, false, false, 'unverified'],
  ] as const)('erased %s, blocked %s, confirmed %s', (erased, blocked, verified, state) => {
    expect(stateOf({ is_erased: erased, is_blocked: blocked, is_verified: verified })).toBe(state);
  });
});

describe('a role', () => {
  it('is given to who has proved an address and is not blocked, once', () => {
    expect(roleFaultOf('operator', true, facts())).toBeNull();
    for (const state of ['unverified', 'blocked', 'erased'] as const)
      expect(roleFaultOf('operator', true, facts({ state }))).toBe('person-state');
    expect(roleFaultOf('ambassador', true, facts({ roles: ['user', 'ambassador'] }))).toBe('person-state');
  });

  it('is taken from who has it, also when blocked, but not from the last operator', () => {
    const roles = ['user', 'operator', 'distributor'];
    expect(roleFaultOf('operator', false, facts({ roles, state: 'blocked' }))).toBeNull();
    expect(roleFaultOf('operator', false, facts({ roles, otherOperators: 0 }))).toBe('person-last-operator');
    expect(roleFaultOf('distributor', false, facts({ roles, otherOperators: 0 }))).toBeNull();
    expect(roleFaultOf('coordinator', false, facts({ roles }))).toBe('person-state');
  });

  it('that a team has given is ended by the team', () => {
    const roles = ['user', 'coordinator'];
    expect(roleFaultOf('coordinator', false, facts({ roles, teamRoles: ['coordinator'] }))).toBe('person-in-team');
  });
});
