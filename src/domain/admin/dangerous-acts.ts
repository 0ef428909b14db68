// Acts of the back office that nobody can take back, why, and how lately the second factor must have been shown for them
// (docs/back-office.md#dangerous-acts).

/** What is lost when it was the wrong act, or another person at an open screen. */
type Loss = 'money' | 'words' | 'access' | 'person';

interface Danger {
  readonly loss: Loss;
  /** How long ago, in minutes, the second factor may have been shown. */
  readonly withinMinutes: number;
}

const dangers = {
  // A provider sends it at once, and a bank does not give it back.
  refund: { loss: 'money', withinMinutes: 10 },
  // The books say that the guest has the money, and the provider is asked no more.
  'refund-otherwise': { loss: 'money', withinMinutes: 10 },
  // What is marked as paid is owed to nobody any more.
  'payout-paid': { loss: 'money', withinMinutes: 10 },
  // The next run pays to the account that is approved here.
  'payout-details': { loss: 'money', withinMinutes: 10 },
  // Rates and fees of every price from then on.
  'money-settings': { loss: 'money', withinMinutes: 10 },
  // Terms and privacy bind guests, hosts and the operator from the moment they are shown.
  'legal-text': { loss: 'words', withinMinutes: 10 },
  // What is marked as paid is owed to the partner no more.
  'partner-paid': { loss: 'money', withinMinutes: 10 },
  // A rate is paid of every booking from then on.
  'partner-terms': { loss: 'money', withinMinutes: 60 },
  // A code gives money away to whoever has it. Several are made in a row, so it counts for longer.
  codes: { loss: 'money', withinMinutes: 60 },
  // It is out of sight and of the average at once, and its author is told. Reports are worked through one after the other, so it counts for longer.
  'review-removal': { loss: 'words', withinMinutes: 60 },
  // Nobody can book it any more, its host earns nothing, and guests may lose their bookings.
  'off-sale': { loss: 'money', withinMinutes: 10 },
  // Whoever has a role sees and does all that it may, at once.
  roles: { loss: 'access', withinMinutes: 10 },
  // The programs of a distributor stop booking at once, and it has to make and place another key.
  'distributor-key': { loss: 'access', withinMinutes: 10 },
  // Somebody is shut out of bookings that are paid, or let in again.
  block: { loss: 'access', withinMinutes: 10 },
  // A day later the account opens with its password alone.
  'factor-release': { loss: 'access', withinMinutes: 10 },
  // What says who it was is gone for good.
  erasure: { loss: 'person', withinMinutes: 10 },
} as const satisfies Record<string, Danger>;

/** An act that asks for a reason and for a second factor that was shown lately. */
export type DangerousAct = keyof typeof dangers;

/** All of them. */
export const dangerousActs = Object.keys(dangers) as readonly DangerousAct[];

/** How long a reason is, in characters: it is read by whoever asks later why. */
export const reasonLength = { least: 10, most: 500 } as const;

/** Whether the act may be done by somebody who has shown the second factor so many seconds ago; null: never. */
export function isFreshFor(act: DangerousAct, factorAgeSeconds: number | null): boolean {
  return factorAgeSeconds !== null && factorAgeSeconds < dangers[act].withinMinutes * 60;
}
