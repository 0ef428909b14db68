// A phone at the entrance, for tests: it keeps actions and syncs them.
import { joinTeam } from '#tests/support/roles.ts';
import { randomUUID } from 'node:crypto';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { callAs, type Body } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import type { PayingSuite } from '#tests/support/payment/paying-suite.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';

export type SentAct = CallInput<'check/sync'>['acts'][number];
export type Synced = CallOutput<'check/sync'>;
export type Party = Synced['departures'][number]['parties'][number];

/** The phone of the account with this token. `aheadMs`: how fast its clock is. */
export class Phone {
  readonly id = randomUUID();
  private seq = 0;
  readonly name: string;
  private readonly suite: PayingSuite;
  private readonly token: string;
  private readonly aheadMs: number;

  constructor(suite: PayingSuite, name: string, token: string, aheadMs = 0) {
    this.suite = suite;
    this.name = name;
    this.token = token;
    this.aheadMs = aheadMs;
  }

  /** An action this many minutes ago, by the phone's clock. */
  act(ref: string, kind: SentAct['kind'], more: Partial<SentAct> & { minutesAgo?: number } = {}): SentAct {
    const { minutesAgo = 0, ...change } = more;
    const at = new Date(Date.now() + this.aheadMs - minutesAgo * 60_000).toISOString();
    const own = { id: randomUUID(), ref, kind, heads: kind === 'let_in' ? 1 : 0, part: '', undoes: null };
    return { ...own, at, seq: this.seq++, ...change };
  }

  async sync(acts: readonly SentAct[] = []): Promise<Synced & Body> {
    const phone_now = new Date(Date.now() + this.aheadMs).toISOString();
    const body = { device_id: this.id, device_name: this.name, phone_now, acts };
    return (await callAs(this.suite, 'check/sync', body, as(this.token))) as never as Synced & Body;
  }
}

/** The party of a ref in a response; undefined when it is not on the list. */
export function partyOf({ departures }: Synced, ref: string): Party | undefined {
  return departures.flatMap(({ parties }) => parties).find((party) => party.ref === ref);
}

/** A member of the host's team; returns the id, which is also the token's name. */
export async function inTeam(
  suite: PayingSuite,
  role: 'manager' | 'coordinator' | 'guide',
  name = 'Tara',
): Promise<string> {
  const { pool } = suite.base;
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, verified_at) values ($1, $2, banyan_now()) returning id`,
    [`${role}-${randomUUID()}@example.test`, name],
  );
  const id = rows[0]?.id ?? '';
  await joinTeam(pool, { userId: id, hostId, role });
  await giveTokens(pool, { [id]: id });
  return id;
}
