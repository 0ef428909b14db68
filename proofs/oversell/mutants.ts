// Faults put into the program on purpose. A proof that does not notice each of them proves nothing.
import type { Mutation } from '#proofs/kit/server-plan.ts';

export interface Mutant {
  name: string;
  mutations: readonly Omit<Mutation, 'name'>[];
  /** Takes away what stands behind the mutated part. */
  damage?: string;
}

const noLock = {
  find: String.raw`(?<=\bdeparture\b[^;]{0,400}?)\bfor (?:no key )?update(?: of [a-z, ]+)?(?! skip locked)`,
  replace: '',
};
/** Gives rivals the time to see the same free seat. */
const slowly = { find: String.raw`if seats \+ held\.pax`, replace: 'perform pg_sleep(0.02); if seats + held.pax' };
const noCheck = 'alter table departure drop constraint departure_never_oversold';

export const mutants: readonly Mutant[] = [
  { name: 'the lock is gone', mutations: [noLock, slowly] },
  { name: 'the lock and the CHECK behind it are gone', mutations: [noLock, slowly], damage: noCheck },
  {
    name: 'seats are not looked at again under the lock, and the CHECK is gone',
    mutations: [{ find: String.raw`if seats \+ held\.pax > [^;]*? then`, replace: 'if false then' }],
    damage: noCheck,
  },
  {
    name: 'expired holds are never freed',
    mutations: [{ find: String.raw`hold_until <= banyan_now\(\)`, replace: 'false' }],
  },
  {
    name: 'an ended hold gives its seats back twice',
    mutations: [{ find: String.raw`taken = d\.taken - f\.pax`, replace: 'taken = d.taken - 2 * f.pax' }],
  },
  {
    name: 'a cancel gives no seat back',
    mutations: [{ find: String.raw`taken = taken - (\$\d+)`, replace: 'taken = taken - 0 * $1' }],
  },
  {
    name: 'a move takes no seat where it goes',
    mutations: [{ find: String.raw`taken = taken \+ (\$\d+), capacity`, replace: 'taken = taken + 0 * $1, capacity' }],
  },
];
