import type { CallOutput } from '#src/contract/types.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the frame of the back office. */
export const t = translator('web/admin', texts);

/** The status of a booking as the staff reads it. */
export const statusText = (status: CallOutput<'booking/detail'>['booking_status']): string => t(`status.${status}`);
