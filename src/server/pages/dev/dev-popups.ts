// /dev/popups: every popup by URL, in a private demo (docs/reference/addresses.md#popups).
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  bookingDetailUrl,
  dashboardBookingUrl,
  productDetailUrl,
  productListUrl,
  routes,
  adminUrl,
} from '#src/contract/addresses/urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { checkoutUrl } from '#src/contract/checkout/checkout-query.ts';
import type { CallResult } from '#src/contract/types.ts';
import { html } from '#src/texts/html.ts';
import type { CallContext } from '#src/server/call.ts';
import { callInProcess } from '#src/server/platform/calls/call-adapter.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import { demoId } from '#src/server/seed/accounts.ts';
import type { Services } from '#src/server/services.ts';
import { noStore, sendDevPage } from './dev-mail.ts';
import { findCourseWithAddons, listTrips, type ShownTrip } from './dev-popups-queries.ts';
import { isFromElsewhere, logInAs, pressPage } from './dev-roles.ts';

type Place =
  | 'home'
  | 'list'
  | 'product'
  | 'product-guest'
  | 'product-chosen'
  | 'checkout'
  | 'trip'
  | 'review'
  | 'host-trip'
  | 'host-request'
  | 'admin';

/** A test compares the names with the browser's registry. */
export const popupPlaces: Readonly<Record<string, Place>> = {
  login: 'home',
  signup: 'home',
  'forgot-password': 'home',
  'facebook-login': 'home',
  'search-box': 'home',
  'recently-viewed': 'home',
  wishlist: 'home',
  'voucher-code': 'home',
  'filter-box': 'list',
  'booking-flow': 'product',
  'course-gallery': 'product',
  'course-map': 'product',
  'review-list': 'product',
  'review-report': 'product',
  inquiry: 'product',
  'inquiry-sent': 'product-guest',
  'addon-prompt': 'product-chosen',
  'addon-choice': 'product-chosen',
  'alipay-confirm': 'checkout',
  'stripe-error': 'checkout',
  'payment-support': 'checkout',
  'pickup-address': 'checkout',
  'booking-cancel': 'trip',
  'booking-confirm': 'trip',
  'booking-move': 'trip',
  'companion-form': 'trip',
  'message-host': 'trip',
  'problem-report': 'trip',
  success: 'trip',
  'review-send': 'review',
  'private-review-send': 'review',
  'private-review-tips': 'review',
  'review-upload-warning': 'review',
  'review-success': 'review',
  'review-exists': 'review',
  'departure-cancel': 'host-trip',
  'request-decline': 'host-request',
  'show-factor': 'admin',
};

export function registerDevPopups(app: FastifyInstance, services: Services): void {
  if (!services.config.hasDevPages) return;
  app.get('/dev/popups', async (_request, reply) => {
    const rows = Object.keys(popupPlaces).map((name) => html`<li><a href="/dev/popups/${name}">${name}</a></li>`);
    return sendDevPage(
      reply,
      'Popups',
      html`<h1>Popups of this demo</h1><p class="note">Each opens over the page that has it. Those of a trip, of the checkout and of the back office ask you first whether you go on as the guest, the host or the operator.</p><ul class="list">${rows}</ul>`,
    );
  });
  app.get<{ Params: { name: string } }>('/dev/popups/:name', async (request, reply) => {
    const place = placeOf(request.params.name);
    if (place === null) return reply.callNotFound();
    const role = roleOf[place];
    if (role !== undefined) return sendDevPage(reply, request.params.name, pressPage(request.url, role));
    return open(request, reply, place);
  });
  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1000 });
    scope.post<{ Params: { name: string } }>('/dev/popups/:name', async (request, reply) => {
      const place = placeOf(request.params.name);
      if (place === null || isFromElsewhere(request)) return reply.callNotFound();
      return open(request, reply, place);
    });
  });

  async function open(request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply, place: Place) {
    const page = await pageOf(place, await pageContext(request, reply, services));
    return page === null ? reply.callNotFound() : noStore(reply).redirect(`${page}#popup=${request.params.name}`, 303);
  }
}

const placeOf = (name: string): Place | null => (Object.hasOwn(popupPlaces, name) ? (popupPlaces[name] ?? null) : null);

/** Logging in needs a form. */
const roleOf: Readonly<Partial<Record<Place, string>>> = {
  'product-guest': 'guest',
  checkout: 'guest',
  trip: 'guest',
  review: 'guest',
  'host-trip': 'host',
  'host-request': 'host',
  admin: 'operator',
};

/** Null where the demo lacks it. */
async function pageOf(place: Place, call: CallContext): Promise<string | null> {
  const { db } = call.services;
  if (place === 'home') return routes.home.path;
  if (place === 'admin') {
    await logInAs(demoId('operator'), call);
    return adminUrl;
  }
  const course = await findCourseWithAddons(db);
  if (course === null) return null;
  if (place === 'list') return productListUrl({ id: course.city_id, slug: course.city_slug });
  const product = productDetailUrl({ ...course, city: course.city_slug });
  if (place === 'product') return product;
  const guest = demoId('guest');
  if (place === 'product-chosen' || place === 'checkout') {
    const choice = await choiceOf(course.id, call);
    if (choice === null) return null;
    if (place === 'product-chosen') return product + buildQuery({ ...choice });
    await logInAs(guest, call);
    return checkoutUrl({ course_id: course.id, ...choice });
  }
  if (place === 'product-guest') {
    await logInAs(guest, call);
    return product;
  }
  return tripPage(place, await listTrips(db, guest), call);
}

async function tripPage(place: Place, trips: readonly ShownTrip[], call: CallContext): Promise<string | null> {
  const state = { review: 'completed', 'host-request': 'requested' }[place as string] ?? 'confirmed';
  const trip = trips.find(({ status }) => status === state);
  if (trip === undefined) return null;
  const isHost = place === 'host-trip' || place === 'host-request';
  await logInAs(isHost ? trip.host_id : demoId('guest'), call);
  if (place === 'review') return `${routes['write-review'].path}?booking_id=${trip.id}`;
  return isHost ? dashboardBookingUrl(trip.id) : bookingDetailUrl({ id: trip.id });
}

/** Smallest party; null when nothing is open. */
async function choiceOf(id: number, call: CallContext) {
  const answer = (await callInProcess('course/detail', { course_id: id }, call)) as CallResult<'course/detail'>;
  if (answer.status !== 'success') return null;
  const { upcoming, min_pax } = answer.data;
  const [next] = upcoming.flatMap(({ date, times }) => times.map(({ time }) => ({ date, time })));
  return next === undefined ? null : { ...next, pax: Math.max(1, min_pax) };
}
