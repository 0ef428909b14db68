import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the page that Alipay comes back to. */
export const t = translator('web/features/alipay', texts);
