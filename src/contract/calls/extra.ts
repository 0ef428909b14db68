// Calls beyond the 60 that were given, in groups of their own (docs/calls.md).
import type { CallSpec } from '#src/contract/call.ts';
import { listingCalls } from './course.ts';
import { accountCalls } from './extra/account.ts';
import { ambassadorCalls } from './extra/ambassador.ts';
import { checkCalls } from './entrance/check.ts';
import { calendarCalls } from './extra/calendar/days.ts';
import { cashCalls } from './extra/money/cash.ts';
import { dashboardCalls } from './extra/dashboard.ts';
import { conversationCalls } from './extra/conversation.ts';
import { ownChoiceCalls } from './extra/own-choices.ts';
import { departureCalls } from './extra/departure.ts';
import { holdCalls } from './booking/choose.ts';
import { hostPageCalls } from './hosting/host-page.ts';
import { feedCalls } from './extra/calendar/feed.ts';
import { hostCalls } from './extra/host.ts';
import { identityCalls } from './extra/identity.ts';
import { inquiryCalls } from './extra/inquiry.ts';
import { earningsCalls } from './extra/money/earnings.ts';
import { payoutCalls } from './extra/money/payout.ts';
import { inviteCalls } from './extra/invite.ts';
import { listingReviewCalls } from './hosting/listing-review.ts';
import { noShowCalls } from './entrance/no-show.ts';
import { todayCalls } from './entrance/today.ts';
import { mapCalls } from './extra/map.ts';
import { ownDataCalls } from './extra/own-data.ts';
import { ownListingCalls } from './hosting/own-listing.ts';
import { passkeyCalls } from './extra/passkey.ts';
import { ownPartnerCalls } from './extra/money/own-partner.ts';
import { adminPartnerCalls, adminApplicationCalls } from '#src/contract/admin/partners.ts';
import { pickupCalls } from './extra/pickup.ts';
import { problemCalls } from './extra/problem.ts';
import { reachCalls } from './extra/reach.ts';
import { otherTimeCalls } from './extra/other-time.ts';
import { rescheduleCalls } from './extra/reschedule.ts';
import { taskCalls } from './extra/task.ts';
import { wishLinkCalls } from './extra/wish-link.ts';
import { afterReviewCalls } from './extra/review.ts';
import { insightCalls } from './panel/insights.ts';
import { paperCalls } from './panel/paper.ts';
import { reportCalls } from './panel/report.ts';
import { requestListCalls } from './panel/requests.ts';
import { savedReplyCalls } from './panel/saved-reply.ts';
import { teamCalls } from './panel/team.ts';
import { adminAuditCalls } from '#src/contract/admin/audit.ts';
import { adminContentCalls } from '#src/contract/admin/content.ts';
import { adminMenuCalls } from '#src/contract/admin/menus.ts';
import { adminFeeCalls } from '#src/contract/admin/fees.ts';
import { adminRateCalls } from '#src/contract/admin/rates.ts';
import { adminFigureCalls } from '#src/contract/admin/figures.ts';
import { adminPlaceCalls } from '#src/contract/admin/places.ts';
import { adminLedgerCalls } from '#src/contract/admin/ledger.ts';
import { adminRefundCalls } from '#src/contract/admin/refunds.ts';
import { adminStaffCalls, adminPeopleCalls } from '#src/contract/admin/people.ts';
import { adminNoteCalls } from '#src/contract/admin/notes.ts';
import { adminReviewCalls } from '#src/contract/admin/reviews.ts';
import { adminSettingCalls } from '#src/contract/admin/settings.ts';
import { distributorKeyCalls } from './distributor-key.ts';
import { adminDistributorCalls } from '#src/contract/admin/distributors.ts';
import { adminListingCalls } from '#src/contract/admin/listings.ts';
import { adminCodeCalls } from '#src/contract/admin/codes.ts';
import { adminMessageCalls } from '#src/contract/admin/messages.ts';
import { adminBookingCalls } from '#src/contract/admin/bookings.ts';
import { adminWaitingCalls } from '#src/contract/admin/waiting.ts';
import { rateCalls } from './payment.ts';
import { z } from 'zod';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import { courseCard } from '#src/contract/shapes/course-card.ts';
import { money, moneySum } from '#src/contract/shapes/money.ts';
import { count } from '#src/contract/shapes/primitives.ts';

// What the marketplace does for hosts and guests, in figures (docs/content.md#live-figures).

const impactCalls = {
  'impact/figures': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'How many experiences and hosts there are, who came, and where the money went; up to an hour old',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.strictObject({
        courses: count.meta({ description: 'Published experiences' }),
        hosts: count.meta({ description: 'Hosts with a published experience' }),
        community_hosts: count.meta({ description: 'Of these, picked, vetted and trained by the operator' }),
        cities: count,
        countries: count,
        bookings: count.meta({ description: 'Bookings that took place' }),
        guests: count.meta({ description: 'Guests of these' }),
        paid: moneySum.meta({ description: 'What they cost, service fee included' }),
        cash_to_hosts: moneySum.meta({ description: 'Of it, what hosts got in cash on the day' }),
      }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

// What a guest is offered after a host's cancel: other departures, and similar courses at the protected price
// (docs/domain/lifecycle.md#cancelled-by-the-host).

const alternativeCalls = {
  'alternative/list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Other departures and like courses for a booking that its host cancelled, at the price that was paid for',
    in: z.strictObject(credentials),
    out: z.strictObject({
      same: z.array(z.strictObject({ date: p.date, time: p.time, seats_left: p.count, url: z.string() })),
      like: z.array(z.strictObject({ course: courseCard, protected_price: money, url: z.string() })),
      refund_amount: money,
      refund_state: z.enum(['none', 'pending', 'done', 'failed']),
      until: p.instant.nullable(),
    }),
  },
} as const satisfies Record<string, CallSpec>;

// A companion's invitation after it was sent (docs/vouchers.md#companions).

const companionCalls = {
  'companion/resend': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a companion the invitation again, three times at most',
    in: z.strictObject({ ...credentials, companion_id: p.uuid }),
    out: z.strictObject({ sends_left: p.count, message: z.string() }),
  },
  'companion/remove': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Takes a companion off the booking and erases name and address',
    in: z.strictObject({ ...credentials, companion_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

// A host's answer to a request from a mail's link: no login, one button (docs/mails.md#mails-to-hosts).

const requestCalls = {
  'request/answer': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "Accepts or declines a requested booking with the token of the host's mail",
    in: z.strictObject({
      ref: p.ref,
      token: p.token,
      decision: z.enum(['accept', 'decline']),
      reason: p.paragraphs(500).optional(),
    }),
    out: z.strictObject({ booking_status: bookingStates.booking_status, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

export const extraCalls = {
  ...accountCalls,
  ...adminAuditCalls,
  ...adminContentCalls,
  ...adminMenuCalls,
  ...adminFeeCalls,
  ...adminRateCalls,
  ...adminFigureCalls,
  ...adminPlaceCalls,
  ...adminApplicationCalls,
  ...adminNoteCalls,
  ...adminStaffCalls,
  ...adminReviewCalls,
  ...adminRefundCalls,
  ...adminLedgerCalls,
  ...adminSettingCalls,
  ...adminDistributorCalls,
  ...adminListingCalls,
  ...adminPeopleCalls,
  ...adminCodeCalls,
  ...adminMessageCalls,
  ...adminBookingCalls,
  ...adminWaitingCalls,
  ...alternativeCalls,
  ...ambassadorCalls,
  ...checkCalls,
  ...calendarCalls,
  ...cashCalls,
  ...companionCalls,
  ...dashboardCalls,
  ...conversationCalls,
  ...ownChoiceCalls,
  ...departureCalls,
  ...holdCalls,
  ...hostPageCalls,
  ...feedCalls,
  ...hostCalls,
  ...identityCalls,
  ...impactCalls,
  ...inquiryCalls,
  ...earningsCalls,
  ...insightCalls,
  ...inviteCalls,
  ...listingCalls,
  ...listingReviewCalls,
  ...mapCalls,
  ...noShowCalls,
  ...ownDataCalls,
  ...ownListingCalls,
  ...ownPartnerCalls,
  ...adminPartnerCalls,
  ...passkeyCalls,
  ...distributorKeyCalls,
  ...payoutCalls,
  ...pickupCalls,
  ...problemCalls,
  ...rateCalls,
  ...reachCalls,
  ...otherTimeCalls,
  ...requestCalls,
  ...rescheduleCalls,
  ...taskCalls,
  ...todayCalls,
  ...wishLinkCalls,
  ...afterReviewCalls,
  ...paperCalls,
  ...reportCalls,
  ...requestListCalls,
  ...savedReplyCalls,
  ...teamCalls,
} as const satisfies Record<string, CallSpec>;
