// booking/inquiry: asks the host about a date; visitors confirm by email first (docs/domain/messages.md#states).
import { randomUUID } from 'node:crypto';
import { bookableSpan, checkDeparture, departuresOn } from '#src/domain/availability/departures.ts';
import { inquiryHours, openInquiriesMax } from '#src/domain/inquiry/inquiry-status.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import { addonsOfInput } from '#src/contract/checkout/checkout-query.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { inTurn } from '#src/server/platform/limits/in-turn.ts';
import type { Services } from '#src/server/services.ts';
import { accountContact, type GuestContact, typedContact } from '#src/server/features/booking/index.ts';
import { haveBlock } from '#src/server/features/user/index.ts';
import { type CourseTerms, readCourseTerms, timetableOf, viewerOf } from '#src/server/features/availability/index.ts';
import { chosenAddons } from '#src/server/features/pricing/index.ts';
import {
  countOfVisitor,
  findAccount,
  findInquiry,
  findOpenInquiries,
  findDuplicateRequest,
  insertInquiry,
  lockAsker,
  type NewInquiry,
  findInquiries,
} from './inquiry-queries.ts';
import { toInquiry, toInquiryDetail } from './open-inquiry.ts';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { t } from '#src/server/features/texts.ts';
import { locale } from '#src/texts/locale.ts';
import { limits } from '#src/domain/limits.ts';

// booking/inquiry-check: whether a question is open, and whether the slot is free without asking.

type CheckInput = CallInput<'booking/inquiry-check'>;

export const bookingInquiryCheck: Handler<'booking/inquiry-check'> = async (input, call) => {
  const { services, actor, visitor } = call;
  const day = input.date ?? new Date(services.gateways.clock.now()).toISOString().slice(0, 10);
  const terms = await readCourseTerms(services, input.course_id, { from: day, to: day }, viewerOf(call));
  if (!terms) return refuse('course-not-found');
  // A cookie does not prove identity: say that something waits, not what.
  if (actor.userId === null) {
    const waiting = await countOfVisitor(services.db, terms.id, visitor.id);
    return { has_open: waiting > 0, open: [], is_free: isFree(terms, input, call) };
  }
  const open = await findOpenInquiries(services.db, terms.id, actor.userId);
  return { has_open: open.length > 0, open: open.map(toInquiry), is_free: isFree(terms, input, call) };
};

/** Without a date nothing blocks it. */
function isFree(terms: CourseTerms, { date, time, pax = 1 }: CheckInput, { services }: CallContext): boolean {
  if (date === undefined) return true;
  const clock = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const timetable = timetableOf(terms);
  if (time !== undefined) return checkDeparture(timetable, { date, time, pax }, clock).ok;
  const day = departuresOn(timetable, date, clock);
  return day.ok && day.departures.some((one) => pax <= Math.min(one.seats_left, terms.max_pax));
}

export const inquiryList: Handler<'inquiry/list'> = async ({ role = 'guest', offset = 0 }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const filter = { userId: actor.userId, role, offset, count: limits.pageSize };
  const { rows, total } = await findInquiries(services.db, filter);
  return { data: rows.map((row) => toInquiryDetail(row, role, services.keys)), total };
};

type Input = CallInput<'booking/inquiry'>;

const shortestMessage = 10;

export const bookingInquiry: Handler<'booking/inquiry'> = async (input, call) => {
  const { services, actor } = call;
  const terms = await readCourseTerms(services, input.course_id, { from: input.date, to: input.date }, viewerOf(call));
  if (!terms) return refuse('course-not-found');
  const contact = await contactOf(input, call);
  if (isRefusal(contact)) return contact;
  const refusal = faultOf(terms, input, call);
  if (refusal) return refusal;
  if (actor.userId !== null && (await haveBlock(services.db, actor.userId, terms.host_id)))
    return refuse('message-blocked');
  const addons = chosenAddons(terms, { pax: input.pax, addons: addonsOfInput(input.addons) });
  if (isRefusal(addons)) return addons;

  const { text, isMasked } = maskContacts(input.message.trim(), t('inquiry.hidden'));
  const id = randomUUID();
  const made: NewInquiry = {
    id,
    courseId: terms.id,
    userId: actor.userId,
    visitorId: call.visitor.id,
    tokenHash: hashSecret(deriveSecret(services.keys, 'inquiry-guest', id)),
    contact,
    date: input.date,
    time: input.time ?? null,
    pax: input.pax,
    addons: addons.map((addon) => ({ id: addon.id, title: addon.label, count: addon.count })),
    message: text.slice(0, 1000).toWellFormed(),
    locale: locale(),
    hours: inquiryHours,
  };
  const wait = await services.limits.consume('inquiry', { account: actor.userId, address: call.visitor.address });
  if (wait !== null) return { ...refuse('too-many-requests'), retryAfterSeconds: wait };
  const stored = await store(services, made);
  if (typeof stored !== 'string') return stored;
  const row = await findInquiry(services.db, stored);
  return row ? { inquiry: toInquiry(row), message: wordsFor(made, isMasked) } : refuse('inquiry-not-found');
};

async function contactOf(input: Input, { services, actor }: CallContext): Promise<GuestContact | Refusal> {
  if (actor.userId === null) return typedContact(input);
  const account = await findAccount(services.db, actor.userId);
  return account ? accountContact(account) : refuse('unauthorized');
}

function faultOf(terms: CourseTerms, input: Input, { services, actor }: CallContext): Refusal | null {
  if (actor.userId === terms.host_id) return refuse('own-listing');
  const { bookingsOpenFrom } = services.config;
  if (input.date < bookingsOpenFrom) return refuse('corona-time');
  const { today } = bookableSpan(timetableOf(terms), { now: terms.now_ms, opens_from: bookingsOpenFrom });
  if (input.date < today) return refuse('date-unavailable');
  if (input.message.trim().length >= shortestMessage) return null;
  return refuse('bad-input', { message: t('inquiry.short') });
}

/**
 * A repeated submit returns the first id. The account's lock makes the limit exact; for visitors the browser counts.
 */
async function store({ db }: Services, made: NewInquiry): Promise<string | Refusal> {
  const { userId, courseId } = made;
  if (userId === null) {
    const waiting = await countOfVisitor(db, courseId, made.visitorId);
    return keep(db, made, waiting);
  }
  return inTurn(`inquiry ${userId}`, () =>
    inTransaction(db, async (trx) => {
      await lockAsker(trx, userId);
      const open = await findOpenInquiries(trx, courseId, userId);
      return keep(trx, made, open.length);
    }),
  );
}

async function keep(db: Services['db'], made: NewInquiry, waiting: number): Promise<string | Refusal> {
  const duplicate = await findDuplicateRequest(db, made);
  if (duplicate !== null) return duplicate;
  if (waiting >= openInquiriesMax) return refuse('inquiry-limit');
  await insertInquiry(db, made);
  return made.id;
}

function wordsFor({ userId }: NewInquiry, isMasked: boolean): string {
  const sent = t(userId === null ? 'inquiry.mailed' : 'inquiry.opened');
  return isMasked ? `${sent} ${t('inquiry.masked')}` : sent;
}
