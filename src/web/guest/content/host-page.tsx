// /be-a-host: how hosting works, and the application form (docs/domain/listings.md#becoming-a-host). Rendered per visit: the form
// carries a CSRF token.
import type { CallOutput, CallInput } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { ContentPage } from './page.tsx';
import { load as loadContent, type ContentData } from './content.ts';
import { useState } from 'react';
import { hostLanguageCodes, hostLanguageOf, hostLanguages } from '#src/domain/host-reach/languages.ts';
import { hostListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { loadSession, useSession } from '#src/web/platform/session/session.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { PhoneField } from '#src/web/ui/form/PhoneField.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './texts.ts';
import { Sent, WriteForm } from './WriteForm.tsx';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';

const names = ['name', 'email', 'isd', 'phone', 'city_id', 'offer', 'languages', 'message_language'] as const;

type TypedHost = Record<(typeof names)[number], string>;

function readHost(form: HTMLFormElement): TypedHost {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()])) as TypedHost;
}

function languagesOf(text: string): string[] {
  return text
    .split(/[,;\n،、/]+/)
    .map((one) => one.trim().slice(0, 40))
    .filter((one) => one !== '')
    .slice(0, 12);
}

function checkHost(typed: TypedHost, asksEmail: boolean): Record<string, string> {
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

/** The email is added only for a visitor. */
function hostInput({ name, isd, phone, city_id, offer, languages }: TypedHost): CallInput<'host/open'> {
  return { name, isd_code: isd, phone, city_id: Number(city_id), offer, languages: languagesOf(languages) };
}

interface HostData extends ContentData {
  readonly form: PageForm | null;
  readonly isSent: boolean;
  readonly groups: CallOutput<'city/list-by-country'>['data'];
  readonly dialCodes: CallOutput<'country/isd'>['data'];
}

/** `?sent=1` is where a form without script redirects. */
export async function load(input: PageInput): Promise<PageResult<HostData>> {
  const [content, cities, codes] = await Promise.all([
    loadContent(input),
    input.api('city/list-by-country', {}),
    input.api('country/isd', {}),
  ]);
  if (content.kind !== 'page') return content;
  const isSent = input.url.searchParams.get('sent') === '1';
  const groups = cities.ok ? cities.data.data : [];
  const dialCodes = codes.ok ? codes.data.data : [];
  return { ...content, data: { ...content.data, form: input.form ?? null, isSent, groups, dialCodes } };
}

/** The line `:::host` of the text is the form. */
export function Page({ data: { form, isSent, groups, dialCodes, ...data } }: { readonly data: HostData }) {
  const host = <HostForm posted={form} isSent={isSent} groups={groups} dialCodes={dialCodes} />;
  return <ContentPage data={data} parts={{ host }} />;
}

interface HostFormProps {
  readonly posted: PageForm | null;
  readonly isSent: boolean;
  readonly groups: CallOutput<'city/list-by-country'>['data'];
  readonly dialCodes: CallOutput<'country/isd'>['data'];
}

/** The application of a new host; a coordinator may send it for a host without email. */
function HostForm({ posted, isSent, groups, dialCodes }: HostFormProps) {
  const { api } = useApp();
  const { navigate } = useNavigation();
  const { isLogin, roles } = useSession();
  const [sent, setSent] = useState<string | null>(isSent ? t('host.sent') : null);
  const [isForOther, setForOther] = useState(false);
  const form = useForm({
    read: readHost,
    check: (typed) => checkHost(typed, !isLogin),
    send: async (typed) => {
      const input = hostInput(typed);
      const { email } = typed;
      const answer = isForOther
        ? await api('host/open', input)
        : await api('host/become', {
            ...input,
            message_language: hostLanguageOf(typed.message_language),
            ...(!isLogin && { email }),
          });
      if (!answer.ok) return failureFormError(answer);
      const { host_id, message } = answer.data;
      if (host_id === null) setSent(message);
      else {
        await loadSession(api);
        navigate(hostListingsUrl(isForOther ? host_id : undefined));
      }
      return null;
    },
  });
  if (sent !== null) return <Sent text={sent} />;
  const errorOf = (field: string) => form.errorOf(field) ?? posted?.errors[field];
  return (
    <WriteForm form={form} posted={posted} submit={t(isForOther ? 'host.submitOther' : 'host.submit')}>
      {roles.includes('coordinator') && <HostPerson isForOther={isForOther} onChange={setForOther} />}
      <Fields {...{ posted, groups, dialCodes, errorOf }} asksEmail={!isLogin && !isForOther} />
      {!isForOther && (
        <Select
          label={t('host.messages')}
          name="message_language"
          hint={t('host.messagesHint')}
          options={hostLanguageCodes.map((code) => ({ value: code, label: hostLanguages[code] }))}
          defaultValue={posted?.values['message_language'] ?? hostLanguageOf('')}
        />
      )}
    </WriteForm>
  );
}

interface HostPersonProps {
  readonly isForOther: boolean;
  readonly onChange: (other: boolean) => void;
}

function HostPerson({ isForOther, onChange }: HostPersonProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-small font-medium">{t('host.forWhom')}</legend>
      <RadioCard name="for" title={t('host.forMe')} checked={!isForOther} onChange={() => onChange(false)} />
      <RadioCard
        name="for"
        title={t('host.forOther')}
        detail={t('host.forOtherText')}
        checked={isForOther}
        onChange={() => onChange(true)}
      />
    </fieldset>
  );
}

interface FieldsProps extends Pick<HostFormProps, 'posted' | 'groups' | 'dialCodes'> {
  readonly asksEmail: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

function Fields({ posted, groups, dialCodes, asksEmail, errorOf }: FieldsProps) {
  const value = (name: string) => posted?.values[name] ?? '';
  const [code, setCode] = useState(value('isd'));
  const [city, setCity] = useState(value('city_id'));
  const cities = groups.flatMap(({ country_name: country, country_code, cities: all }) =>
    all.map(({ id, name }) => ({ value: String(id), label: `${name}, ${country}`, code: country_code })),
  );
  const chooseCity = (chosen: string): void => {
    setCity(chosen);
    const country = cities.find((one) => one.value === chosen)?.code;
    const dial = dialCodes.find((one) => one.code === country);
    if (code === '' && dial !== undefined) setCode(`+${dial.isd}`);
  };
  return (
    <>
      <TextField
        label={t('host.name')}
        name="name"
        autoComplete="name"
        maxLength={80}
        defaultValue={value('name')}
        error={errorOf('name')}
        required
      />
      <Select
        label={t('host.city')}
        name="city_id"
        options={[{ value: '', label: t('write.choose') }, ...cities]}
        value={city}
        onChange={(event) => chooseCity(event.currentTarget.value)}
        hint={t('host.cityHint')}
        error={errorOf('city_id')}
        required
      />
      <PhoneField
        label={t('host.phone')}
        codeLabel={t('host.code')}
        hint={t('host.phoneHint')}
        codes={[
          { value: '', label: t('host.noCode') },
          ...dialCodes.map(({ name, isd }) => ({ value: `+${isd}`, label: `${name} (+${isd})` })),
        ]}
        code={code}
        codeName="isd"
        name="phone"
        onCodeChange={setCode}
        maxLength={20}
        defaultValue={value('phone')}
        error={errorOf('phone')}
      />
      {asksEmail && (
        <TextField
          label={t('write.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint={t('host.emailHint')}
          defaultValue={value('email')}
          error={errorOf('email')}
          required
        />
      )}
      <Offer posted={posted} errorOf={errorOf} />
    </>
  );
}

function Offer({ posted, errorOf }: Pick<FieldsProps, 'posted' | 'errorOf'>) {
  return (
    <>
      <TextArea
        label={t('host.offer')}
        name="offer"
        maxLength={1000}
        hint={t('host.offerHint')}
        defaultValue={posted?.values['offer']}
        error={errorOf('offer')}
        required
      />
      <TextField
        label={t('host.languages')}
        name="languages"
        maxLength={300}
        hint={t('host.languagesHint')}
        defaultValue={posted?.values['languages']}
        error={errorOf('languages')}
        required
      />
    </>
  );
}
