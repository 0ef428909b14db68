// Hosts of a load: invented accounts that never sign in.
import type { Row } from './copy-text.ts';
import { diceOf, type Dice } from './dice.ts';
import { dayOf, hostId, type LoadPlan } from './plan.ts';
import { purposes } from './purposes.ts';
import { capital, nameAt, nameCount, people } from './word-lists.ts';

const languages = ['English', 'English', 'English', 'French', 'Japanese', 'Thai', 'Vietnamese', 'Hindi', 'Malay'];

function namesOf(dice: Dice) {
  return { first_name: nameAt(dice.below(nameCount)), last_name: nameAt(dice.rarely(nameCount)) };
}

/** The account of the n-th host. */
export function accountRow(plan: LoadPlan, n: number): Row {
  const dice = diceOf(plan.seed, purposes.host, n);
  return {
    id: hostId(n),
    email: `host-${n}@load.banyan.example`,
    ...namesOf(dice),
    roles: ['user', 'host'],
    is_id_verified: dice.has(0.8),
    is_demo: true,
  };
}

/** The card of the n-th host. */
export function hostRow(plan: LoadPlan, n: number): Row {
  const dice = diceOf(plan.seed, purposes.host, n);
  const { first_name, last_name } = namesOf(dice);
  return {
    user_id: hostId(n),
    display_name: `${first_name} ${last_name}`,
    headline: capital(dice.common(people)),
    story: 'Made up for measuring.',
    languages: [...new Set(['English', dice.pick(languages)])],
    host_since: dayOf(plan, -dice.between(30, 3000)),
    reply_minutes: dice.between(5, 1440),
    phone: '+00 000 0000',
  };
}
