// Entry point of the method card.
import * as stripe from './stripe.ts';

export const cardHandlers = { [stripe.route]: stripe.handle } as const;
