// /h/{secret}: the page behind a message's link. GET and HEAD change nothing; its button sends a POST
// (docs/domain/hosts.md#link-pages).
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '#src/contract/errors.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import { hostLinkUrl } from '#src/contract/addresses/urls.ts';
import { inHostLanguage } from '#src/server/platform/locale.ts';
import { shortSecret, hashSecret } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { registerFonts } from './fonts.ts';
import { setUsed, findLink, type LinkRow } from './link-queries.ts';
import { renderPage, linkTo, childKey, childUrls, type ChildUrls } from './render.ts';
import { type LinkFields, type LinkView, type OpenedLink, type LinkPage, isDone } from './view.ts';
import { t, clockText, departureFacts, momentText, bookingFacts, nameText } from './words.ts';
import { mayAct } from '#src/domain/team/permissions.ts';
import { actOf, linkState, type LinkPurpose } from '#src/domain/host-reach/link.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { cashPage } from './pages/cash.ts';
import { checkInPage } from './pages/check-in.ts';
import { cancelDayPage, cancelPage } from './pages/cancel-pages.ts';
import { otherTimePage } from './pages/other-time.ts';
import { todayPage } from './pages/today.ts';
import { canBeLate, lateChoices, lateOpensAt, lateRightMinutes, meetsAt } from '#src/domain/host-day/lateness.ts';
import { html } from '#src/texts/html.ts';
import { sayLate, answerObjection, findObjection } from '#src/server/features/host-day/index.ts';
import { findLinkedDeparture, type LinkedDeparture, findLinkedBooking, type LinkedBooking } from './subject-queries.ts';
import { canAnswerObjection, objectionOf, objectionWords } from '#src/domain/host-day/objection.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { stepOf, untimed } from '#src/domain/booking/lifecycle.ts';
import { isMade } from '#src/domain/booking/status.ts';
import { answerRequest } from '#src/server/features/changes/index.ts';

// Accept or decline a request, each by its own link (docs/domain/bookings.md#requests).

type Decision = 'accept' | 'decline';
const otherAnswers = ['other_time', 'decline'] as const;

interface AnswerSubject {
  booking: LinkedBooking;
  urls: ChildUrls;
}

function answerPage(decision: Decision): LinkPage<AnswerSubject> {
  return {
    async load(db, link, { keys }) {
      const booking = await findLinkedBooking(db, link.booking_id ?? '', link.host_id);
      if (booking === null) return null;
      const others = decision === 'accept' && canAnswer(link, booking, decision) ? otherAnswers : [];
      const times = { ...booking, day_ends_at: null };
      const links = others.map((purpose) => ({ purpose, bookingId: booking.id, times }));
      return { booking, urls: await childUrls(db, keys, link, links) };
    },
    show(link, { booking, urls }) {
      const title = t(`${decision}.title`);
      const facts = bookingFacts(booking);
      if (!canAnswer(link, booking, decision))
        return { title, message: becameOf(link, booking, decision), lines: [], facts, form: null };
      const until = momentText(booking.request_until ?? 0, booking.time_zone);
      const form = { button: t(`${decision}.button`), ...(decision === 'decline' && { isQuiet: true as const }) };
      const more = html`${otherAnswers.map((purpose) => linkTo(urls.get(childKey({ purpose, bookingId: booking.id })), t(`other.${purpose}`)))}`;
      return { title, lines: [t(`${decision}.line`, { until })], facts, form, after: more };
    },
    async act(services, link, { booking: { id: bookingId } }) {
      const answered = await answerRequest(services, { bookingId, decision, reason: '', by: link.by });
      return isRefusal(answered) ? answered : isDone;
    },
  };
}

function canAnswer({ state, by, now_ms: now }: OpenedLink, booking: LinkedBooking, decision: Decision): boolean {
  const facts = { ...untimed(booking.status), request_until: booking.request_until };
  return state === 'live' && stepOf(facts, decision, by.role, now).ok;
}

function becameOf({ state }: OpenedLink, { status }: LinkedBooking, decision: Decision): string {
  if (status === 'requested' || status === 'expired') return t('request.late');
  if (status === 'declined') return t(state === 'used' ? 'decline.done' : 'request.declined');
  if (!isMade(status)) return t('request.withdrawn');
  return t(state === 'used' && decision === 'accept' ? 'accept.done' : 'request.confirmed');
}

// A host replies to a no-show objection (docs/domain/hosts.md#no-show).

interface Objected {
  booking: LinkedBooking;
  said: Awaited<ReturnType<typeof findObjection>>;
}

const noShowPage: LinkPage<Objected> = {
  async load(db, { booking_id: id, host_id: hostId }) {
    const booking = await findLinkedBooking(db, id ?? '', hostId);
    return booking && { booking, said: await findObjection(db, booking.id) };
  },
  show(link, { booking, said }) {
    const base = { title: t('noShow.title'), lines: [], facts: bookingFacts(booking), form: null };
    return { ...base, ...objectionView(link.now_ms, booking, said) };
  },
  async act(services, _link, { booking }, fields) {
    const words = (fields['words'] ?? '').trim();
    if (words.length < objectionWords.least || words.length > objectionWords.most) return refuse('bad-input');
    const refused = await inTransaction(services.db, (trx) => answerObjection(trx, { bookingId: booking.id, words }));
    return isRefusal(refused) ? refused : isDone;
  },
};

function objectionView(now: number, booking: LinkedBooking, { words, history }: Objected['said']): Partial<LinkView> {
  const objection = objectionOf(booking.status, history);
  if (objection === null) return { message: t('noShow.ended') };
  const { no_show: guest = '', no_show_host: own = '', no_show_decided: reason = '' } = words;
  // None of these pages shows the guest's phone or address.
  const guests = t('noShow.says', { name: nameText(booking), words: maskContacts(guest, '…').text });
  const both = [guests, ...(own === '' ? [] : [t('noShow.says', { name: t('noShow.label'), words: own })])];
  if (objection.state !== 'open')
    return {
      message: t(`noShow.${objection.state}`),
      lines: [...both, ...(reason === '' ? [] : [t('noShow.why', { reason })])],
    };
  if (own !== '') return { message: t('noShow.done'), lines: both };
  if (!canAnswerObjection(objection, false, now)) return { message: t('noShow.late'), lines: both };
  return {
    lines: [guests, t('noShow.line', { until: momentText(objection.answer_until, booking.time_zone) })],
    form: {
      button: t('noShow.button'),
      fields: html`<label>${t('noShow.label')}<textarea name="words" rows="5" required minlength="${objectionWords.least}" maxlength="${objectionWords.most}"></textarea></label>`,
    },
  };
}

// A host reports a delay (docs/domain/bookings.md#running-late).

const latePage: LinkPage<LinkedDeparture> = {
  load: (db, { departure_id, host_id }) => findLinkedDeparture(db, departure_id ?? 0, host_id),
  show(link, departure) {
    const base = { title: t('late.title'), lines: [], facts: departureFacts(departure), form: null };
    const can = link.now_ms < link.expires_at ? canBeLate(departure, link.now_ms) : 'over';
    if (departure.guests === 0) return { ...base, message: t('late.nobody') };
    if (can === 'over') return { ...base, message: t('late.over') };
    if (can === 'too-early')
      return { ...base, message: t('late.early', { from: momentText(lateOpensAt(departure), departure.time_zone) }) };
    return { ...base, ...confirmation(departure) };
  },
  async act(services, link, departure, fields) {
    const minutes = lateChoices.find((choice) => String(choice) === fields['minutes']);
    if (minutes === undefined) return refuse('bad-input');
    const { course_id: courseId, date, time } = departure;
    const notified = await sayLate(services, {
      hostId: link.host_id,
      date,
      minutes,
      slot: { courseId, time },
      by: link.by,
    });
    return isRefusal(notified) ? notified : isDone;
  },
};

/** A longer delay is reported again. */
function confirmation(departure: LinkedDeparture): Partial<LinkView> {
  const { late_minutes: late, time_zone: zone } = departure;
  const meeting = { minutes: late, at: clockText(meetsAt(departure, late), zone) };
  const choices = lateChoices.map((minutes) => {
    const words = t('late.choice', { minutes, at: clockText(meetsAt(departure, minutes), zone) });
    const isChosen = minutes === (late === 0 ? lateChoices[0] : late);
    return isChosen
      ? html`<label><input type="radio" name="minutes" value="${minutes}" checked>${words}</label>`
      : html`<label><input type="radio" name="minutes" value="${minutes}">${words}</label>`;
  });
  return {
    ...(late > 0 && { message: t('late.told', meeting) }),
    lines: [t('late.right', { minutes: lateRightMinutes })],
    form: {
      button: t('late.button', { count: departure.guests }),
      fields: html`<fieldset><legend>${t(late > 0 ? 'late.more' : 'late.how')}</legend>${choices}</fieldset>`,
    },
  };
}

const pages = {
  accept: answerPage('accept'),
  decline: answerPage('decline'),
  other_time: otherTimePage,
  check_in: checkInPage,
  cash: cashPage,
  no_show: noShowPage,
  late: latePage,
  cancel: cancelPage,
  cancel_day: cancelDayPage,
  today: todayPage,
} as const satisfies Record<LinkPurpose, unknown>;

function pageOf(purpose: LinkPurpose): LinkPage<unknown> {
  // Each page gets the facts it loaded, which the compiler cannot know.
  return pages[purpose] as LinkPage<unknown>;
}

const path = '/h/:secret';
const formBytes = 10_000;

type Request = FastifyRequest<{ Params: { secret: string } }>;
interface PageExtras {
  asked?: LinkView;
  refused?: string;
}

export function registerHostLinks(app: FastifyInstance, services: Services): void {
  registerFonts(app);
  app.get<{ Params: { secret: string } }>(path, (request, reply) => show(request, reply, services));
  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: formBytes });
    scope.post<{ Params: { secret: string } }>(path, (request, reply) => act(request, reply, services));
  });
}

async function show(request: Request, reply: FastifyReply, services: Services, extras: PageExtras = {}) {
  const link = await openLink(services, request.params.secret);
  const page = await inHostLanguage(link?.language ?? '', async () => {
    const view = extras.asked ?? (await viewOf(link, services));
    return renderPage(view, {
      brand: services.config.brand,
      address: hostLinkUrl(request.params.secret),
      back: link?.parent ? hostLinkUrl(parentSecret(link.parent, services)) : null,
      forHost: link?.sent_to ? link.host_name : null,
      refused: extras.refused ?? null,
    });
  });
  const status = link === null ? 404 : extras.refused === undefined ? 200 : 409;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(page);
}

async function act(request: Request, reply: FastifyReply, services: Services): Promise<FastifyReply> {
  const { secret } = request.params;
  const link = await openLink(services, secret);
  if (link === null || link.state === 'revoked') return show(request, reply, services);
  const say = (words: () => string) => inHostLanguage(link.language, words);
  if ((await services.limits.take('write', request.ip)) !== null)
    return show(request, reply, services, { refused: say(() => t('state.busy')) });
  const page = pageOf(link.purpose);
  const facts = await page.load(services.db, link, services);
  if (facts === null) return show(request, reply, services);
  const fields = fieldsOf(request.body);
  const done = await inHostLanguage(link.language, () => page.act(services, link, facts, fields));
  if (isRefusal(done)) return show(request, reply, services, { refused: say(() => errorText(done.code)) });
  if ('asks' in done) return show(request, reply, services, { asked: done.asks });
  await setUsed(services.db, link.id, fields['act'] !== 'undo');
  return reply.redirect(hostLinkUrl(secret), 303);
}

async function viewOf(link: OpenedLink | null, services: Services): Promise<LinkView> {
  const nothing = { title: services.config.brand.name, lines: [], facts: [], form: null };
  if (link === null) return { ...nothing, message: t('state.unknown') };
  if (link.state === 'revoked') return { ...nothing, message: t('state.revoked') };
  const page = pageOf(link.purpose);
  const facts = await page.load(services.db, link, services);
  if (facts === null) return { ...nothing, message: t('state.expired') };
  return page.show(link, facts);
}

function parentSecret(parent: NonNullable<OpenedLink['parent']>, { keys }: Services): string {
  return shortSecret(keys, 'host-link', parent.id, Buffer.from(parent.secret_hash, 'hex'));
}

function fieldsOf(body: unknown): LinkFields {
  const pairs = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** Null for an unknown secret. Expired when the reader no longer acts for the host. */
export async function openLink(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  secret: string,
): Promise<OpenedLink | null> {
  const hash = hashSecret(secret);
  const link = /^[\w-]{22}$/.test(secret) ? await findLink(db, hash) : null;
  // The secret has no key version, so every key is tried.
  if (!link || shortSecret(keys, 'host-link', link.id, hash) !== secret) return null;
  const by = actingBy(link);
  const host: Acting = { role: 'host', actorId: link.host_id, onBehalfOf: null, isByLink: true };
  return { ...link, state: by === null ? 'revoked' : linkState(link, link.now_ms), by: by ?? host };
}

function actingBy({ host_id: hostId, sent_to: sentTo, team_role: role, purpose }: LinkRow): Acting | null {
  if (sentTo === null) return { role: 'host', actorId: hostId, onBehalfOf: null, isByLink: true };
  if (role === null || !mayAct(role, actOf(purpose))) return null;
  return { role, actorId: sentTo, onBehalfOf: hostId, isByLink: true };
}
