import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of vouchers, receipts and the page that checks a voucher. */
export const t = translator('server/features/document', texts);
