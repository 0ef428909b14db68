// The whole API: one entry for each call, keyed by its path under /api (docs/calls.md#form). Server side and tests only.
import { bookingCalls } from './calls/booking.ts';
import type { CallSpec } from './call.ts';
import { contentCalls } from './calls/content.ts';
import { courseCalls } from './calls/course.ts';
import { extraCalls } from './calls/extra.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { imageCalls } from './calls/image.ts';
import { messageCalls } from './calls/message.ts';
import { pageCalls } from './calls/page.ts';
import { paymentCalls } from './calls/payment.ts';
import { placeCalls } from './calls/place.ts';
import { reviewCalls } from './calls/review.ts';
import { userCalls } from './calls/user.ts';
import { wishlistCalls } from './calls/wishlist.ts';

/** Every call by name, `<group>/<call>`. */
export const contract = {
  ...bookingCalls,
  ...contentCalls,
  ...courseCalls,
  ...feedbackCalls,
  ...imageCalls,
  ...messageCalls,
  ...pageCalls,
  ...paymentCalls,
  ...placeCalls,
  ...reviewCalls,
  ...userCalls,
  ...wishlistCalls,
  ...extraCalls,
} satisfies Record<string, CallSpec>;
