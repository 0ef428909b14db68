// account/export: everything that is kept of who is signed in, to be saved as a file (docs/accounts.md#ones-own-data).
import { problemPhotoUrl } from '#src/contract/addresses/urls.ts';
import type { Kysely } from 'kysely';
import { deviceName } from '#src/domain/account/device-name.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { StaffArea } from '#src/domain/admin/staff/areas.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler, Role } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { findPasskeys } from '#src/server/features/account/passkey/index.ts';
import { findIdentities } from '#src/server/features/account/identity/index.ts';
import { findSessions } from '#src/server/features/account/devices/index.ts';
import { findProfile, type ProfileRow } from '#src/server/features/account/profile/index.ts';
import { cutter, gatherLists, onWire } from './gather.ts';
import {
  findOwnBookings,
  findOwnCompanions,
  findOwnMails,
  findOwnQuestions,
  type OwnBookingRow,
  type OwnCompanionRow,
} from './queries.ts';

export const route = 'account/export';

const mostSessions = 1000;

// Such a mail is worth as much as a password for as long as its link works.
const opensSomething = /[?&]token=/;

export const handle: Handler<typeof route> = async (_input, { services: { db, config }, actor }) => {
  const data = actor.userId === null ? null : await gatherOwnData(db, actor.userId, config.imageBase);
  return data ?? refuse('unauthorized');
};

/** Everything that is kept of the account `userId`; null when there is none. Pictures are addresses that begin with `imageBase`. */
export async function gatherOwnData(
  db: Kysely<Database>,
  userId: string,
  imageBase: string,
): Promise<CallOutput<typeof route> | null> {
  const row = await findProfile(db, userId);
  if (!row) return null;
  const [bookings, questions, sessions, passkeys, identities, mails] = await Promise.all([
    findOwnBookings(db, row.id),
    findOwnQuestions(db, row.id),
    findSessions(db, row.id, mostSessions),
    findPasskeys(db, row.id),
    findIdentities(db, row.id),
    findOwnMails(db, row.email),
  ]);
  const companions = await findOwnCompanions(
    db,
    bookings.map(({ id }) => id),
  );
  const { cut, take } = cutter();
  const imageOf = (pictureId: string) => `${imageBase}/${pictureId}/full-1600.jpg`;
  const lists = await gatherLists(db, row, { take, imageOf });
  return {
    account: accountOf(row, imageOf),
    bookings: take('bookings', bookings).map((one) => bookingOf(one, companions)),
    questions: take('questions', questions).map(onWire),
    ...lists,
    devices: sessions.map(({ agent, created_at, last_seen_at }) => ({
      ...seenOn({ agent, created_at }),
      last_seen_at: last_seen_at.toISOString(),
    })),
    passkeys: passkeys.map(seenOn),
    identities: identities.map(({ provider, email: at, created_at: since }) => ({
      provider,
      email: at,
      created_at: since.toISOString(),
    })),
    mails: take('mails', mails).map(({ subject, text_body: text, created_at: at }) => ({
      subject,
      text: opensSomething.test(text) ? '' : text,
      created_at: at.toISOString(),
    })),
    cut,
  };
}

function seenOn({ agent, created_at }: { agent: string; created_at: Date }) {
  return { ...deviceName(agent), agent, created_at: created_at.toISOString() };
}

function accountOf(row: ProfileRow, imageOf: (pictureId: string) => string): CallOutput<typeof route>['account'] {
  const { id, email, first_name, last_name, isd_code, phone, image, roles, areas, is_id_verified, created_at } = row;
  return {
    id,
    email,
    first_name,
    last_name,
    isd_code,
    phone,
    image: image === null ? null : imageOf(image),
    roles: roles as Role[],
    areas: areas as StaffArea[],
    verified: is_id_verified,
    created_at: created_at.toISOString(),
  };
}

type ExportedBooking = CallOutput<typeof route>['bookings'][number];

function bookingOf(
  { id, total_cents, due_cents, created_at, problems, ...row }: OwnBookingRow,
  companions: readonly OwnCompanionRow[],
): ExportedBooking {
  return {
    ...row,
    total_price: fromMinor(total_cents),
    booking_deposit_due: fromMinor(due_cents),
    created_at: created_at.toISOString(),
    problems: problems.map(({ id: report, photos, ...problem }) => ({
      ...problem,
      // Below the marketplace's own address, for who is logged in.
      photos: photos.map((_, index) => problemPhotoUrl(report, String(index), 'full-1600.jpg')),
    })),
    companions: companions
      .filter(({ booking_id: of }) => of === id)
      .map(({ first_name, last_name, email }) => ({ first_name, last_name, email })),
  };
}
