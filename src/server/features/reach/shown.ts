// What the settings of a host show (docs/phone.md#choice).
import type { CallOutput } from '#src/contract/types.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import { hostLanguageOf, hostLanguages, hostLanguageCodes } from '#src/domain/host/languages.ts';
import { codeRules } from '#src/domain/host/reach.ts';
import { isSpoken } from '#src/server/host-words/say.ts';
import { waysOf } from '#src/server/phone/send.ts';
import { internationalForm } from '#src/server/phone-number.ts';
import type { Services } from '#src/server/services.ts';
import { findCode, findShownReach } from './reach-queries.ts';

export async function shownReach(services: Services, hostId: string): Promise<CallOutput<'reach/detail'>> {
  const row = await findShownReach(services.db, hostId);
  const way = row.way ?? 'mail';
  const code = await findCode(services.db, hostId);
  return {
    way,
    language: hostLanguageOf(row.language ?? 'en'),
    number: row.number === null ? null : shownNumber(row.number),
    own_number: row.own_number === null ? null : shownNumber(row.own_number),
    is_stopped: row.is_stopped,
    is_failing: way !== 'mail' && row.is_failing,
    email: hasAddress(row.email) ? row.email : '',
    ways: [...waysOf(services), 'mail'],
    languages: hostLanguageCodes.map((one) => ({ code: one, name: hostLanguages[one], is_ready: isSpoken(one) })),
    pending: code && {
      way: code.way,
      number: shownNumber(code.number),
      expires_at: code.expires_at.toISOString(),
      tries_left: Math.max(0, codeRules.tries - code.tries),
    },
  };
}

const shownNumber = (number: string) => internationalForm(number) ?? number;
