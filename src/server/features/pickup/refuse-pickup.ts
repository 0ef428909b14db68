import { errors } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';

/** The refusal of a pickup address, said at its field as well (spec 5). */
export function refusePickup(fault: 'missing' | 'incomplete'): Refusal {
  const code = `pickup-${fault}` as const;
  return refuse(code, { address: errors[code].text });
}
