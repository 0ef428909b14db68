// What opens a booking without a login; without it the session or the visitor's cookie must (docs/domain/accounts.md#opening-a-booking).
import { ref, token, uuid } from './primitives.ts';

/** By id or ref (login, or the browser that made it), or by ref and the token of a mail. A host's mail has a token of its own. */
export const bookingAccess = { booking_id: uuid.optional(), ref: ref.optional(), token: token.optional() };
