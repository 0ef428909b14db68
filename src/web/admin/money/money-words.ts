// Words of the books in the words of the page; what has none is shown as it is.
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

const t = translator('web/admin/money', texts);

function known(prefix: string, word: string): string {
  const key = `${prefix}.${word}`;
  const said = t(key as 'state.new');
  return said === key ? word : said;
}

/** What was posted. */
export const kindText = (kind: string): string => known('kind', kind);

/** How a payment or a refund stands. */
export const stateText = (status: string): string => known('state', status);

/** Why money went back. */
export const refundText = (reason: string): string => known('refundOf', reason);
