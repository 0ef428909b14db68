// The whole API: one entry for each call, keyed by its path under /api (docs/calls.md#form). Server side and tests only.
import { bookingCalls } from './booking.ts';
import type { CallSpec } from './call.ts';
import { categoryCalls } from './category.ts';
import { cityCalls } from './city.ts';
import { contentCalls } from './content.ts';
import { countryCalls } from './country.ts';
import { courseCalls } from './course.ts';
import { extraCalls } from './extra.ts';
import { feedbackCalls } from './feedback.ts';
import { imageCalls } from './image.ts';
import { messageCalls } from './message.ts';
import { pageCalls } from './page.ts';
import { paymentCalls } from './payment.ts';
import { reviewCalls } from './review.ts';
import { userCalls } from './user.ts';
import { wishlistCalls } from './wishlist.ts';

/** Every call by name, `<group>/<call>`. */
export const contract = {
  ...bookingCalls,
  ...categoryCalls,
  ...cityCalls,
  ...contentCalls,
  ...countryCalls,
  ...courseCalls,
  ...feedbackCalls,
  ...imageCalls,
  ...messageCalls,
  ...pageCalls,
  ...paymentCalls,
  ...reviewCalls,
  ...userCalls,
  ...wishlistCalls,
  ...extraCalls,
} satisfies Record<string, CallSpec>;
