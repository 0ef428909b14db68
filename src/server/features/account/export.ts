// account/export: the account's data as a file (docs/domain/accounts.md#data-export).
import { problemPhotoUrl } from '#src/contract/addresses/urls.ts';
import type { Kysely } from 'kysely';
import { deviceName } from '#src/domain/account/device-name.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { StaffArea } from '#src/domain/admin/areas.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler, Role, CallInProcess } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findPasskeys } from './passkey-queries.ts';
import { findProfile, type ProfileRow } from './profile-queries.ts';
import { findIdentities } from './identity-queries.ts';
import { findSessions } from './queries.ts';
import {
  findOwnBookings,
  findOwnCompanions,
  findOwnMails,
  findOwnQuestions,
  type OwnBookingRow,
  type OwnCompanionRow,
  mostRows,
  findOwnPartner,
  type OwnPartnerRow,
} from './export-queries.ts';
import * as money from './export-queries.ts';
import * as rest from './export-rest-queries.ts';
import * as words from './export-words-queries.ts';
import type { FastifyInstance } from 'fastify';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';

const mostSessions = 1000;

// Such links open the account like a password, so the export cuts the email's text.
const opensSomething = /[?&]token=/;

export const accountExport: Handler<'account/export'> = async (_input, { services: { db, config }, actor }) => {
  const data = actor.userId === null ? null : await gatherOwnData(db, actor.userId, config.imageBase);
  return data ?? refuse('unauthorized');
};

export async function gatherOwnData(
  db: Kysely<Database>,
  userId: string,
  imageBase: string,
): Promise<CallOutput<'account/export'> | null> {
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

function accountOf(row: ProfileRow, imageOf: (pictureId: string) => string): CallOutput<'account/export'>['account'] {
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

type ExportedBooking = CallOutput<'account/export'>['bookings'][number];

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
      // Only the signed-in account can open these URLs.
      photos: photos.map((_, index) => problemPhotoUrl(report, String(index), 'full-1600.jpg')),
    })),
    companions: companions
      .filter(({ booking_id: of }) => of === id)
      .map(({ first_name, last_name, email }) => ({ first_name, last_name, email })),
  };
}

type Out = CallOutput<'account/export'>;

type Wire<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

function onWire<Row extends object>(row: Row): Wire<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Wire<Row>;
}

function withAmount<Row extends { amount_cents: number }>({ amount_cents, ...row }: Row) {
  return { ...onWire(row), amount: fromMinor(amount_cents) };
}

function withPartnerAmounts({ bookings, payments, ...row }: OwnPartnerRow) {
  const instant = (text: string) => new Date(text).toISOString();
  return {
    ...onWire(row),
    bookings: bookings.map((one) => ({ ...withAmount(one), made_at: instant(one.made_at) })),
    payments: payments.map((one) => ({ ...withAmount(one), paid_at: instant(one.paid_at) })),
  };
}

/** Cuts long lists and remembers their names. */
function cutter() {
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
  | 'wish_alerts'
  | 'pictures'
  | 'notices'
  | 'reminders'
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

async function gatherLists(
  db: Kysely<Database>,
  who: { id: string; email: string },
  { take, imageOf }: { take: ReturnType<typeof cutter>['take']; imageOf: (pictureId: string) => string },
): Promise<Lists> {
  // In sequence: a rare request must not take every connection.
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
    wish_alerts: take('wish_alerts', await rest.findOwnAlerts(db, who.id)).map(onWire),
    pictures: take('pictures', pictures).map(({ picture_id: id, purpose, created_at }) => ({
      image: imageOf(id),
      purpose,
      created_at: created_at.toISOString(),
    })),
    phones: take('phones', await rest.findOwnPhones(db, who.id)).map(onWire),
    reminders: take('reminders', await rest.findOwnReminders(db, who.id)).map(onWire),
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

/** GET /user/my-data.json without script, by the owner's cookie only; visitors are redirected to the login. */
export function registerExportFile(app: FastifyInstance, services: Services, callInProcess: CallInProcess): void {
  app.get(userUrls.myData, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const wait = await services.limits.take('auth', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const context = await pageContext(request, reply, services);
    const answer = (await callInProcess('account/export', {}, context)) as { status: string };
    if (answer.status !== 'success') return reply.redirect(`${userUrls.login}?next=/dashboard/account`, 303);
    const { status: _status, ...data } = answer;
    return reply
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(data, null, 2)}\n`);
  });
}
