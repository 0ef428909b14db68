// What is typed into the form with which one becomes a host (docs/listings.md#becoming-a-host).
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { CallInput } from '#src/contract/types.ts';
import { t } from './texts.ts';

const names = ['name', 'email', 'isd', 'phone', 'city_id', 'offer', 'languages', 'message_language'] as const;

/** The fields as texts. */
export type TypedHost = Record<(typeof names)[number], string>;

/** Reads the form. */
export function readHost(form: HTMLFormElement): TypedHost {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()])) as TypedHost;
}

/** Languages as people write a list of them. */
export function languagesOf(text: string): string[] {
  return text
    .split(/[,;\n،、/]+/)
    .map((one) => one.trim().slice(0, 40))
    .filter((one) => one !== '')
    .slice(0, 12);
}

/** What is wrong, by field. */
export function checkHost(typed: TypedHost, asksEmail: boolean): Record<string, string> {
  const email = asksEmail ? checkContact({ email: typed.email }).email : undefined;
  return {
    ...(typed.name === '' && { name: t('host.noName') }),
    ...(typed.city_id === '' && { city_id: t('host.noCity') }),
    ...(typed.phone === '' && { phone: t('host.noPhone') }),
    ...(email !== undefined && { email: formErrorText(email) }),
    ...(typed.offer === '' && { offer: t('host.noOffer') }),
    ...(languagesOf(typed.languages).length === 0 && { languages: t('host.noLanguage') }),
  };
}

/** The call's input without the address, which only a visitor sends. */
export function hostInput({ name, isd, phone, city_id, offer, languages }: TypedHost): CallInput<'host/open'> {
  return { name, isd_code: isd, phone, city_id: Number(city_id), offer, languages: languagesOf(languages) };
}
