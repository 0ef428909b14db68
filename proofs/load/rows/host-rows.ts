// Hosts of a load: invented accounts that never sign in.
import type { Row } from '#proofs/load/database/copy-text.ts';
import { randomFor, type Random } from '#proofs/load/random.ts';
import { dayOf, hostId, type LoadPlan, purposes } from '#proofs/load/plan.ts';
import { capital, nameAt, nameCount, people } from '#proofs/load/text/word-lists.ts';

const languages = ['English', 'English', 'English', 'French', 'Japanese', 'Thai', 'Vietnamese', 'Hindi', 'Malay'];

function namesOf(random: Random) {
  return { first_name: nameAt(random.below(nameCount)), last_name: nameAt(random.rarely(nameCount)) };
}

/** The account of the n-th host. */
export function accountRow(plan: LoadPlan, n: number): Row {
  const random = randomFor(plan.seed, purposes.host, n);
  return {
    id: hostId(n),
    email: `host-${n}@load.banyan.example`,
    ...namesOf(random),
    roles: ['user', 'host'],
    is_id_verified: random.chance(0.8),
    is_demo: true,
  };
}

/** The card of the n-th host. */
export function hostRow(plan: LoadPlan, n: number): Row {
  const random = randomFor(plan.seed, purposes.host, n);
  const { first_name, last_name } = namesOf(random);
  return {
    user_id: hostId(n),
    display_name: `${first_name} ${last_name}`,
    headline: capital(random.common(people)),
    story: 'Made up for measuring.',
    languages: [...new Set(['English', random.pick(languages)])],
    host_since: dayOf(plan, -random.between(30, 3000)),
    reply_minutes: random.between(5, 1440),
    phone: '+00 000 0000',
  };
}
