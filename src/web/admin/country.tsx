// /admin/places/countries/{code}: edits or adds a country (docs/reference/back-office.md#countries).
import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { countryLimits } from '#src/domain/catalogue/place-limits.ts';
import { countText, nameOf } from '#src/texts/intl.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { ActForm } from './kit/act-form.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { linkTo } from './kit/cells.tsx';
import { auditLink, Links } from './kit/facts.tsx';
import { type FormFields, textIn } from './kit/fields.tsx';
import { numberField } from './kit/number-field.tsx';
import { NoScript } from './kit/parts.tsx';
import { switchField } from './kit/switch-field.tsx';
import { choicesOf } from './kit/values.ts';
import { t } from './places-texts.ts';

type AdminCountry = CallOutput<'admin/country'>;
type Country = NonNullable<AdminCountry['country']>;

export const { load, Page } = adminPage({
  call: 'admin/country',
  input({ code = '' }) {
    if (code === 'new') return {};
    return /^[A-Z]{2}$/.test(code) ? { code } : null;
  },
  missing: ['country-not-found'],
  title: (place) => (place === null ? t('country.title') : (place.country?.name ?? t('country.new'))),
  Body,
});

const { path } = adminRoutes['admin-places'];

function Body({ data: place, done }: BodyProps<'admin/country'>) {
  const { navigate } = useNavigation();
  const { country } = place;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <Links
        links={[
          { href: path, label: t('country.all') },
          ...(country === null ? [] : [auditLink(`country:${country.code}`, t('audit'))]),
        ]}
      />
      {done.banner}
      {country !== null && <Standing country={country} />}
      <NoScript />
      <CountryForm
        key={country?.version ?? 'new'}
        place={place}
        onDone={(message, { code }) => {
          done.say(message);
          navigate(`${path}/countries/${code}`, { replace: true });
        }}
      />
      <p className="text-small text-ink-2">{t('maps')}</p>
    </div>
  );
}

function Standing({ country }: { readonly country: Country }) {
  const { cities, shown_cities: shownCities, isd, currency, rate_state: state, cash_step: step } = country;
  const isPriced = state !== 'fresh' || step !== null;
  return (
    <div>
      <p>{t('facts.cities', { count: cities, shown: shownCities, isd })}</p>
      {isPriced && (
        <p className={state === 'fresh' ? 'text-ink-2' : 'font-medium text-error'}>
          {t(`cash.${state}`, { currency, step: countText(step ?? 0) })}{' '}
          {linkTo(`${adminRoutes['admin-rates'].path}/${currency}`, t('rate'))}
        </p>
      )}
    </div>
  );
}

interface CountryFormProps {
  readonly place: AdminCountry;
  readonly onDone: (message: string, data: CallOutput<'admin/country-save'>) => void;
}

const { position: positions } = countryLimits;

function valuesIn(data: FormData, { country, free }: AdminCountry) {
  const code = country?.code ?? textIn(data, 'code');
  return {
    code,
    name: textIn(data, 'name') || (country?.name ?? free.find((one) => one.code === code)?.name ?? ''),
    currency: textIn(data, 'currency'),
    position: Number(textIn(data, 'position') || Number.NaN),
    is_shown: data.get('is_shown') !== null,
    ...(country !== null && { version: country.version }),
  };
}

/** Changes the version that was read; a currency change of existing listings requires a reason. */
function CountryForm({ place, onDone }: CountryFormProps) {
  const { api } = useApp();
  const { country } = place;
  const [currency, setCurrency] = useState(country?.currency ?? '');
  const moves = country !== null && country.has_listings && country.currency !== currency;
  return (
    <ActForm
      act={{
        name: t('country.form'),
        submit: t(country === null ? 'country.addThis' : 'save'),
        reason: moves ? { label: t('field.reason') } : null,
        fields: [
          ...nameFields(place),
          {
            kind: 'own',
            name: 'currency',
            render: (errorOf) => (
              <CurrencyField
                place={place}
                currency={currency}
                onChange={setCurrency}
                moves={moves}
                error={errorOf('currency')}
              />
            ),
          },
          ...placeFields(place),
        ],
        check(data) {
          const { position } = valuesIn(data, place);
          return {
            ...(currency === '' && { currency: t('missing') }),
            ...(!(position >= positions.min && position <= positions.max) && { position: t('missing') }),
          };
        },
        make: (reason, data) =>
          api('admin/country-save', { ...valuesIn(data, place), ...(reason !== '' && { reason }) }),
      }}
      onDone={onDone}
    />
  );
}

const nameFields = ({ country, free }: AdminCountry): FormFields => [
  country === null && {
    kind: 'select',
    name: 'code',
    label: t('field.code'),
    hint: t('field.codeHint'),
    missing: t('missing'),
    choices: [
      { value: '', label: t('country.choose') },
      ...free.map(({ code, name }) => ({ value: code, label: name })),
    ],
  },
  {
    name: 'name',
    label: t('field.name'),
    hint: country === null ? t('field.nameHint') : undefined,
    most: countryLimits.name.max,
    value: country?.name,
  },
];

const placeFields = ({ country }: AdminCountry): FormFields => [
  numberField({
    name: 'position',
    label: t('field.position'),
    hint: t('field.positionHint'),
    min: positions.min,
    max: positions.max,
    value: country?.position ?? 100,
  }),
  switchField({
    name: 'is_shown',
    label: t('field.shown'),
    hint: t('field.shownHint'),
    isOn: country?.is_shown ?? true,
  }),
];

interface CurrencyFieldProps {
  readonly place: AdminCountry;
  readonly currency: string;
  readonly onChange: (currency: string) => void;
  readonly error: string | undefined;
  readonly moves: boolean;
}

function CurrencyField({ place: { country, currencies }, currency, onChange, moves, error }: CurrencyFieldProps) {
  const all = choicesOf(currencies, (code) => t('option', { code, name: nameOf('currency', code) }));
  return (
    <Select
      label={t('field.currency')}
      hint={t(moves ? 'field.currencyMoves' : 'field.currencyHint')}
      name="currency"
      value={currency}
      onChange={(event) => onChange(event.target.value)}
      options={country === null ? [{ value: '', label: t('country.choose') }, ...all] : all}
      error={error}
    />
  );
}
