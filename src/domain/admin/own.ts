// Nobody of the staff acts on what is their own (docs/back-office.md#conflicts-of-interest).

/** What a call of the staff can act on. Each kind is named in a call by the field that carries its id. */
export const subjectKinds = [
  'account',
  'address',
  'application',
  'bank-details',
  'booking',
  'code',
  'credential',
  'host',
  'listing',
  'listing-change',
  'note',
  'partner',
  'payout-item',
  'payout-run',
  'refund',
  'review',
  'task',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Whose a subject is: accounts, and hosts with everybody in their teams. */
export interface Belongs {
  readonly people: readonly string[];
  readonly hosts: readonly string[];
}

/** Whether a subject is the own one of who acts; `teams` are the hosts in whose teams they are. */
export function isOwn(actorId: string, teams: readonly string[], { people, hosts }: Belongs): boolean {
  return people.includes(actorId) || hosts.some((host) => host === actorId || teams.includes(host));
}
