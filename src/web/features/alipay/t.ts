import { translator } from '../../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of the page that Alipay comes back to. */
export const t = translator(messages);
