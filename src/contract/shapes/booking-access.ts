// Access to a booking without a login; otherwise by session or the visitor's cookie
// (docs/domain/accounts.md#opening-a-booking).
import { ref, token, uuid } from './primitives.ts';

/**
 * By id or ref (login, or the browser that made it), or by ref and the token of an email. Emails to hosts have another
 * token.
 */
export const bookingAccess = { booking_id: uuid.optional(), ref: ref.optional(), token: token.optional() };
