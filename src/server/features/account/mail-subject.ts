// Facts of an account's email, read when it is sent (docs/domain/accounts.md#emails).
import { deviceName, type DeviceName } from '#src/domain/account/device-name.ts';
import { identityProviders, type IdentityProvider } from '#src/domain/account/identity.ts';
import type { RequestPurpose } from '#src/domain/account/mailed-request.ts';
import { hostListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { mailedLinkUrl } from '#src/contract/addresses/user-urls.ts';
import type { Services } from '#src/server/services.ts';
import { secretOfHash } from '#src/server/platform/secrets.ts';
import { findAccountReader, findBookingsOf, type FoundBooking, startRequest } from './mailed-queries.ts';

export interface MailedAccount {
  /** Null when the recipient has no account. */
  userId: string | null;
  email: string;
  locale: string;
  url: string | null;
  purpose: RequestPurpose | null;
  provider: IdentityProvider | null;
  hasAccount: boolean;
  /** Another account has the address of a sign-up or change. */
  isTaken: boolean;
  device: DeviceName;
  at: Date | null;
  changed: { old: string; new: string } | null;
  payout: {
    ending: string;
    /** The host without a login whom the recipient helps; null when the recipient is the host. */
    helped: string | null;
    amountCents: number;
    paidOn: string;
    reference: string;
    reason: string;
  } | null;
  calendar: { name: string; entries: readonly CalendarEntry[] } | null;
  /** How long the problem has lasted; 0 where not reported. */
  hours: number;
  bookings: readonly FoundBooking[];
}

/** An external event or the departure it overlaps; unknown fields are empty. */
export interface CalendarEntry {
  date: string;
  time: string;
  text: string;
}

type Payload = Readonly<Record<string, unknown>>;

const textOf = (payload: Payload, name: string) => (typeof payload[name] === 'string' ? payload[name] : '');
const uuid = /^[0-9a-f-]{36}$/;

export async function loadMailedAccount(
  services: Pick<Services, 'db' | 'keys' | 'config'>,
  payload: Payload,
): Promise<MailedAccount | null> {
  const [requestId, userId] = [textOf(payload, 'request_id'), textOf(payload, 'user_id')];
  if (uuid.test(requestId)) return loadRequest(services, requestId);
  if (uuid.test(userId)) return loadChange(services, userId, payload);
  const email = textOf(payload, 'email');
  const bookings = email === '' ? [] : await findBookingsOf(services.db, email);
  return bookings.length === 0 ? null : { ...nothing, email, locale: textOf(payload, 'locale'), bookings };
}

const nothing: Omit<MailedAccount, 'email' | 'locale'> = {
  userId: null,
  url: null,
  purpose: null,
  provider: null,
  hasAccount: false,
  isTaken: false,
  device: { browser: null, system: null },
  at: null,
  changed: null,
  payout: null,
  calendar: null,
  hours: 0,
  bookings: [],
};

/** An address without an account gets no login email. */
async function loadRequest(
  { db, keys, config }: Pick<Services, 'db' | 'keys' | 'config'>,
  id: string,
): Promise<MailedAccount | null> {
  const row = await startRequest(db, id);
  if (!row || ((row.purpose === 'sign-in' || row.purpose === 'reset') && !row.has_account)) return null;
  const token = secretOfHash(keys, 'account-request', row.id, row.token_hash);
  const { email, locale, purpose, provider, is_taken: isTaken, has_account: hasAccount } = row;
  const about = { email, locale, purpose, provider, isTaken, hasAccount };
  const next = row.begins_host ? hostListingsUrl() : '';
  return { ...nothing, ...about, url: config.origin + mailedLinkUrl(purpose, token, next) };
}

async function loadChange(
  { db }: Pick<Services, 'db'>,
  userId: string,
  payload: Payload,
): Promise<MailedAccount | null> {
  const reader = await findAccountReader(db, userId);
  if (!reader) return null;
  const [to, old, now] = [textOf(payload, 'to'), textOf(payload, 'old'), textOf(payload, 'new')];
  const [at, hours] = [payload['at_ms'], payload['hours']];
  return {
    ...nothing,
    userId,
    email: to === '' ? reader.email : to,
    locale: reader.locale,
    provider: identityProviders.find((name) => name === payload['provider']) ?? null,
    device: deviceName(textOf(payload, 'agent')),
    at: typeof at === 'number' ? new Date(at) : null,
    changed: old === '' ? null : { old, new: now },
    payout: textOf(payload, 'kind').startsWith('payout-') ? payoutOf(payload) : null,
    calendar: calendarOf(payload),
    hours: typeof hours === 'number' ? hours : 0,
  };
}

function payoutOf(payload: Payload): NonNullable<MailedAccount['payout']> {
  const amount = payload['amount_cents'];
  return {
    ending: textOf(payload, 'ending'),
    helped: textOf(payload, 'host_name') || null,
    amountCents: typeof amount === 'number' ? amount : 0,
    paidOn: textOf(payload, 'paid_on'),
    reference: textOf(payload, 'reference'),
    reason: textOf(payload, 'reason'),
  };
}

function calendarOf(payload: Payload): MailedAccount['calendar'] {
  const [name, entries] = [textOf(payload, 'calendar'), payload['entries']];
  if (name === '') return null;
  const all = Array.isArray(entries) ? (entries as Payload[]) : [];
  return {
    name,
    entries: all.map((one) => ({ date: textOf(one, 'date'), time: textOf(one, 'time'), text: textOf(one, 'text') })),
  };
}
