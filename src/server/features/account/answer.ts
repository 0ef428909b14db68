// account/answer: the owner takes a booking made with the own address into the list, or says that it is not mine.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { answerOffered } from './queries.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'account/answer';

export const handle: Handler<typeof route> = async ({ booking_id, decision }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const isAccepted = decision === 'accept';
  const isWritten = await answerOffered(services.db, {
    bookingId: booking_id,
    userId: actor.userId,
    becomes: isAccepted ? 'joined' : 'refused',
  });
  if (!isWritten) return refuse('booking-not-found');
  return {
    message: isAccepted ? t('account.accepted') : t('account.refused'),
  };
};
