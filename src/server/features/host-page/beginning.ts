// What somebody says who begins to host, as it is kept; all that is wrong is named at once (docs/listings.md#becoming-a-host).
import { checkContact, phoneDigits } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { readPhoneNumber } from '#src/server/platform/phone-number.ts';
import type { HostBeginning } from '#src/server/features/account/index.ts';
import { t } from '#src/server/features/texts.ts';

type HostForm = CallInput<'host/open'> & Pick<CallInput<'host/become'>, 'email' | 'message_language'>;

/** Ready to be stored, with the parts of the number as accounts keep them. */
export interface Beginning extends HostBeginning {
  isdCode: string;
  national: string;
}

const lineOf = (text: string) => text.toWellFormed().replaceAll(/\s+/g, ' ').trim();

/** `hasCity` says that the city takes listings; `needsEmail` that there is nobody signed in. */
export function beginningOf(
  typed: HostForm,
  { hasCity, needsEmail }: { hasCity: boolean; needsEmail: boolean },
): Beginning | Refusal {
  const number = readPhoneNumber(phoneDigits(typed.phone), typed.isd_code.replace(/\D/g, ''));
  const languages = [...new Set(typed.languages.map(lineOf))].filter((one) => one !== '');
  const [displayName, offer] = [lineOf(typed.name), typed.offer.toWellFormed().trim()];
  const email = needsEmail ? checkContact({ email: typed.email }).email : undefined;
  const fields = {
    ...(displayName === '' && { name: t('host.noName') }),
    ...(email !== undefined && { email: errorText(email) }),
    ...(typed.phone.trim() === '' && { phone: t('host.noPhone') }),
    ...(typed.phone.trim() !== '' && number === null && { phone: errorText('phone-invalid') }),
    ...(!hasCity && { city_id: t('listing.noCity') }),
    ...(offer === '' && { offer: t('host.noOffer') }),
    ...(languages.length === 0 && { languages: t('host.noLanguage') }),
  };
  if (number === null || Object.keys(fields).length > 0) return refuse('bad-input', fields);
  const phone = `+${number.isdCode} ${number.phone}`;
  const kept = {
    displayName,
    phone,
    cityId: typed.city_id,
    offer,
    languages,
    messageLanguage: typed.message_language ?? null,
  };
  return { ...kept, isdCode: number.isdCode, national: number.phone };
}
