// Gathers the lists of one's own data: each with at most so many rows, and the names of those that were cut.
import type { Kysely } from 'kysely';
import { fromMinor } from '#src/domain/money/money.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/db/schema.ts';
import * as money from './own-money-queries.ts';
import { findOwnPartner, type OwnPartnerRow } from './own-partner-queries.ts';
import * as rest from './own-rest-queries.ts';
import * as words from './own-words-queries.ts';
import { mostRows } from './queries.ts';

type Out = CallOutput<'account/export'>;

/** A row as the wire has it: instants are texts. */
type Wire<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** Instants as texts. */
export function onWire<Row extends object>(row: Row): Wire<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Wire<Row>;
}

/** A row with an amount, which the wire has in whole units. */
function withAmount<Row extends { amount_cents: number }>({ amount_cents, ...row }: Row) {
  return { ...onWire(row), amount: fromMinor(amount_cents) };
}

/** A partner as the wire has it; its lists come as JSON. */
function withPartnerAmounts({ bookings, payments, ...row }: OwnPartnerRow) {
  const instant = (text: string) => new Date(text).toISOString();
  return {
    ...onWire(row),
    bookings: bookings.map((one) => ({ ...withAmount(one), made_at: instant(one.made_at) })),
    payments: payments.map((one) => ({ ...withAmount(one), paid_at: instant(one.paid_at) })),
  };
}

/** Cuts lists that are longer than a file may have, and remembers which. */
export function cutter() {
  const cut: string[] = [];
  const take = <Row>(name: keyof Out, rows: readonly Row[]): Row[] => {
    if (rows.length > mostRows) cut.push(name);
    return rows.slice(0, mostRows);
  };
  return { cut, take };
}

type Lists = Pick<
  Out,
  | 'access'
  | 'messages'
  | 'message_reports'
  | 'reviews'
  | 'wish_list'
  | 'pictures'
  | 'notices'
  | 'phones'
  | 'feedback'
  | 'applications'
  | 'invitations'
  | 'codes'
  | 'partner'
  | 'teams'
  | 'links'
  | 'host'
>;

/** What is kept of somebody as a host; null for everybody else. */
async function ownHost(
  db: Kysely<Database>,
  id: string,
  take: ReturnType<typeof cutter>['take'],
): Promise<Lists['host']> {
  const host = await rest.findOwnHost(db, id);
  if (!host) return null;
  const { saved_replies: replies, invited, documents } = await rest.findOwnPanel(db, id);
  return {
    ...host,
    saved_replies: replies.map(onWire),
    invited: take('host', invited).map(onWire),
    documents: documents.map(onWire),
    earnings: take('host', await money.findOwnEarnings(db, id)).map(withAmount),
    payouts: take('host', await money.findOwnPayouts(db, id)).map(withAmount),
  };
}

/** Everything besides account, bookings, questions, devices and mails. */
export async function gatherLists(
  db: Kysely<Database>,
  who: { id: string; email: string },
  { take, imageOf }: { take: ReturnType<typeof cutter>['take']; imageOf: (pictureId: string) => string },
): Promise<Lists> {
  // One after the other: a file that is asked for now and then must not take every connection.
  const reviews = await words.findOwnReviews(db, who.id);
  const partner = await findOwnPartner(db, who.id);
  const pictures = await rest.findOwnPictures(db, who.id);
  return {
    host: await ownHost(db, who.id, take),
    teams: take('teams', await rest.findOwnTeams(db, who.id)).map(onWire),
    access: take('access', await rest.findOwnAccess(db, who.id)).map(onWire),
    messages: take('messages', await words.findOwnMessages(db, who.id)).map(onWire),
    message_reports: take('message_reports', await words.findOwnReports(db, who.id)).map(onWire),
    reviews: take('reviews', reviews).map(({ photos, ...review }) => ({
      ...onWire(review),
      photos: photos.map(({ picture_id: id, alt }) => ({ image: imageOf(id), alt })),
    })),
    wish_list: take('wish_list', await rest.findOwnWishes(db, who.id)).map(onWire),
    pictures: take('pictures', pictures).map(({ picture_id: id, purpose, created_at }) => ({
      image: imageOf(id),
      purpose,
      created_at: created_at.toISOString(),
    })),
    phones: take('phones', await rest.findOwnPhones(db, who.id)).map(onWire),
    notices: take('notices', await rest.findOwnChoices(db, who.id)).map(onWire),
    feedback: take('feedback', await words.findOwnFeedback(db, who)).map(onWire),
    applications: take('applications', await words.findOwnApplications(db, who)).map(onWire),
    invitations: {
      link: await rest.findOwnInviteLink(db, who.id),
      invited: take('invitations', await rest.findOwnInvitations(db, who.id)).map(onWire),
    },
    partner: partner && withPartnerAmounts(partner),
    codes: take('codes', await rest.findOwnCodes(db, who.id)).map(onWire),
    links: take('links', await rest.findOwnLinks(db, who)).map(onWire),
  };
}
