// account/find-bookings: mails the links of the bookings made with an address; says the same for any
// (docs/accounts.md#find-my-booking).
import { isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { locale } from '#src/texts/locale.ts';
import { t } from '#src/server/features/texts.ts';
import { queueBookings } from './mail-queries.ts';
import { typedEmail } from './request.ts';

export const route = 'account/find-bookings';

export const handle: Handler<typeof route> = async (input, { services }) => {
  const email = typedEmail(input.email);
  if (isRefusal(email)) return email;
  await queueBookings(services.db, { email, locale: locale() });
  return { message: t('account.bookings.sent', { email }) };
};
