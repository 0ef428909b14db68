export { load } from './country-load.ts';
import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { countText } from '#src/texts/intl.ts';
import { WorkLink } from './WorkLink.tsx';
import { AdminShell } from './AdminShell.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { CountryData, AdminCountry } from './country-load.ts';
import { t } from './country-texts.ts';
import { countryLimits } from '#src/domain/catalogue/country-limits.ts';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { currencyName } from './rate-words.ts';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';

interface CountryFormProps {
  readonly place: AdminCountry;
  readonly onDone: (code: string, said: string) => void;
}

const { position: positions } = countryLimits;

function readForm(element: HTMLFormElement, { country, free }: AdminCountry) {
  const data = new FormData(element);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const code = country?.code ?? text('code');
  const reason = text('reason');
  return {
    code,
    name: text('name') || (country?.name ?? free.find((one) => one.code === code)?.name ?? ''),
    currency: text('currency'),
    position: Number(text('position') || Number.NaN),
    is_shown: data.get('is_shown') !== null,
    ...(reason !== '' && { reason }),
  };
}

/** Adds or changes a country as it was seen. Where its listings get other money it also asks why. */
function CountryForm({ place, onDone }: CountryFormProps) {
  const { api } = useApp();
  const { country, free } = place;
  const [currency, setCurrency] = useState(country?.currency ?? '');
  const moves = country !== null && country.has_listings && country.currency !== currency;
  const form = useForm({
    read: (element) => readForm(element, place),
    check: (values): Record<string, string> => ({
      ...(values.code === '' && { code: t('missing') }),
      ...(values.currency === '' && { currency: t('missing') }),
      ...(!(values.position >= positions.min && values.position <= positions.max) && { position: t('missing') }),
      ...(moves && (values.reason ?? '').length < reasonLength.least && { reason: t('field.reasonMissing') }),
    }),
    send: async (values) => {
      const version = country === null ? {} : { version: country.version };
      const answer = await withFreshFactor(() => api('admin/country-save', { ...values, ...version }));
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.code, answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t('form')}
      className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4 tablet:p-5"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      {country === null && (
        <Select
          label={t('field.code')}
          hint={t('field.codeHint')}
          name="code"
          options={[{ value: '', label: t('choose') }, ...free.map(({ code, name }) => ({ value: code, label: name }))]}
          error={form.errorOf('code')}
        />
      )}
      <TextField
        label={t('field.name')}
        {...(country === null && { hint: t('field.nameHint') })}
        name="name"
        maxLength={countryLimits.name.max}
        autoComplete="off"
        defaultValue={country?.name}
        error={form.errorOf('name')}
      />
      <CurrencyField place={place} currency={currency} onChange={setCurrency} moves={moves} errorOf={form.errorOf} />
      <NumberField
        label={t('field.position')}
        hint={t('field.positionHint')}
        name="position"
        min={positions.min}
        max={positions.max}
        value={country?.position ?? 100}
        error={form.errorOf('position')}
      />
      <div>
        <Checkbox
          name="is_shown"
          label={t('field.shown')}
          defaultChecked={country?.is_shown ?? true}
          error={form.errorOf('is_shown')}
        />
        <p className="text-small text-ink-2">{t('field.shownHint')}</p>
      </div>
      <div>
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t(country === null ? 'add' : 'save')}
        </Button>
      </div>
    </form>
  );
}

interface CurrencyFieldProps {
  readonly place: AdminCountry;
  readonly currency: string;
  readonly onChange: (currency: string) => void;
  /** Listings that there are get another money. */
  readonly moves: boolean;
  readonly errorOf: (name: string) => string | undefined;
}

/** The money of cash, and why it changes where that is asked. */
function CurrencyField({ place: { country, currencies }, currency, onChange, moves, errorOf }: CurrencyFieldProps) {
  const all = currencies.map((code) => ({ value: code, label: t('option', { code, name: currencyName(code) }) }));
  return (
    <>
      <Select
        label={t('field.currency')}
        hint={t(moves ? 'field.currencyMoves' : 'field.currencyHint')}
        name="currency"
        value={currency}
        onChange={(event) => onChange(event.target.value)}
        options={country === null ? [{ value: '', label: t('choose') }, ...all] : all}
        error={errorOf('currency')}
      />
      {moves && (
        <TextArea
          label={t('field.reason')}
          hint={t('field.reasonHint')}
          name="reason"
          rows={2}
          maxLength={reasonLength.most}
          error={errorOf('reason')}
        />
      )}
    </>
  );
}

const link = 'link inline-flex min-h-11 items-center';

/** One country: its cities and its money, and the form with which it is changed, hidden, or added. */
export function CountryPage({ data: { admitted } }: { readonly data: CountryData }) {
  const title = admitted.kind === 'in' ? (admitted.data.country?.name ?? t('new')) : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(place) => <Inside place={place} />}
    </AdminShell>
  );
}

function Inside({ place }: { readonly place: AdminCountry }) {
  const { navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  const { country } = place;
  const { path } = adminRoutes['admin-places'];
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap gap-x-6">
        <a href={path} className={link}>
          {t('all')}
        </a>
        {country !== null && (
          <WorkLink
            work="audit-log"
            href={adminRoutes['admin-audit'].path + auditList.write({ about: `country:${country.code}` })}
            className={link}
          >
            {t('audit')}
          </WorkLink>
        )}
      </p>
      {said !== null && <Banner tone="success">{said}</Banner>}
      {country !== null && <Facts country={country} />}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <CountryForm
        key={country?.version ?? 'new'}
        place={place}
        onDone={(code, message) => {
          setSaid(message);
          navigate(`${path}/countries/${code}`, { replace: true });
        }}
      />
      <p className="text-small text-ink-2">{t('maps')}</p>
    </div>
  );
}

function Facts({ country }: { readonly country: NonNullable<AdminCountry['country']> }) {
  const { cities, shown_cities: shown, isd, currency, rate_state: state, cash_step: step } = country;
  const isPriced = state !== 'fresh' || step !== null;
  return (
    <div>
      <p>{t('facts.cities', { count: cities, shown, isd })}</p>
      {isPriced && (
        <p className={state === 'fresh' ? 'text-ink-2' : 'font-medium text-error'}>
          {t(`cash.${state}`, { currency, step: countText(step ?? 0) })}{' '}
          <a href={`${adminRoutes['admin-rates'].path}/${currency}`} className="link inline-flex min-h-6 items-center">
            {t('rate')}
          </a>
        </p>
      )}
    </div>
  );
}

export { CountryPage as Page };
