// Forms that create, change and generate codes (docs/reference/back-office.md#discount-codes).
import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { codeList } from '#src/contract/admin/code-list.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { batchLimits } from '#src/domain/pricing/operator-code.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { type Act, ActForm } from './kit/act-form.tsx';
import { Fields, type FormField, type FormFields, numberIn, textIn } from './kit/fields.tsx';
import { numberField } from './kit/number-field.tsx';
import { switchField } from './kit/switch-field.tsx';
import { choicesOf } from './kit/values.ts';
import { t } from './codes-texts.ts';

type Code = CallOutput<'admin/code'>;

export type Cities = Code['cities'];

/** Changes the version that was read; `code` null creates one. */
export function saveAct(code: Code | null, cities: Cities, api: Api): Act<CallOutput<'admin/code-save'>> {
  const isUsed = code?.is_used === true;
  return {
    name: t(code === null ? 'new.title' : 'change'),
    submit: t(code === null ? 'new.make' : 'save'),
    fields: [
      {
        name: 'code',
        label: t('field.code'),
        hint: t(isUsed ? 'field.usedHint' : 'field.codeHint'),
        most: 40,
        isFixed: isUsed,
        value: code?.code,
      },
      ...termsFields(code, cities, null),
    ],
    row: two,
    check: termsTrouble,
    make: (reason, data) =>
      api('admin/code-save', {
        ...(code !== null && { code_id: code.id, version: code.version }),
        code: textIn(data, 'code'),
        ...readTermsForm(data),
        reason,
      }),
    stale: ['code-changed'],
  };
}

const batchAct = (cities: Cities, api: Api): Act<CallOutput<'admin/code-batch'>> => ({
  name: t('batch.title'),
  submit: t('batch.draw'),
  text: <p>{t('batch.text')}</p>,
  fields: [
    { name: 'name', label: t('field.name'), hint: t('field.nameHint'), most: 80 },
    [
      numberField({ name: 'count', label: t('field.count'), min: 1, max: batchLimits.most, value: 100 }),
      { name: 'prefix', label: t('field.prefix'), most: batchLimits.prefixMost },
    ],
    ...termsFields(null, cities, 1),
  ],
  row: two,
  check: termsTrouble,
  make: (reason, data) =>
    api('admin/code-batch', {
      name: textIn(data, 'name'),
      count: Number(textIn(data, 'count')),
      prefix: textIn(data, 'prefix'),
      ...readTermsForm(data),
      reason,
    }),
});

export function BatchForm({ cities }: { readonly cities: Cities }) {
  const { api } = useApp();
  const [batch, setBatch] = useState<{ readonly id: string; readonly message: string } | null>(null);
  if (batch === null)
    return <ActForm act={batchAct(cities, api)} onDone={(message, { batch_id: id }) => setBatch({ id, message })} />;
  const query = codeList.write({ batch_id: batch.id });
  return (
    <div className="grid gap-4">
      <Banner tone="success">{batch.message}</Banner>
      <p className="flex flex-wrap gap-3">
        <a href={adminFileUrl('codes') + query} download className={buttonLook('primary')}>
          {t('batch.file')}
        </a>
        <a href={adminRoutes['admin-codes'].path + query} className={buttonLook('secondary')}>
          {t('batch.see')}
        </a>
      </p>
    </div>
  );
}

const two = 'grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-4';

/** Terms; a priced booking keeps its own. `code` null: a new one; `usualUses`: its default limit, null for none. */
const termsFields = (code: Code | null, cities: Cities, usualUses: number | null): FormFields => [
  { kind: 'own', name: 'kind', render: (errorOf) => <Figure code={code} errorOf={errorOf} /> },
  [
    { kind: 'datetime-local', name: 'valid_from', label: t('field.from'), value: fieldInstant(code?.valid_from) },
    { kind: 'datetime-local', name: 'valid_until', label: t('field.until'), value: fieldInstant(code?.valid_until) },
  ],
  [
    numberField({
      ...uses,
      name: 'max_uses',
      label: t('field.maxUses'),
      hint: t('field.maxUsesHint'),
      value: code === null ? usualUses : code.max_uses,
    }),
    numberField({ ...uses, name: 'max_uses_per_user', label: t('field.perUser'), value: code?.max_uses_per_user ?? 1 }),
  ],
  numberField({
    ...amounts(),
    name: 'minimum_spend',
    label: t('field.minimum', { currency: priceCurrency().symbol }),
    hint: t('field.minimumHint'),
    value: code?.minimum_spend ?? 0,
  }),
  switchField({
    name: 'is_first_booking_only',
    label: t('field.first'),
    isOn: code?.is_first_booking_only === true,
  }),
  { kind: 'own', name: 'city', render: () => <CityBoxes chosen={new Set(code?.city_ids)} cities={cities} /> },
  {
    name: 'course_ids',
    label: t('field.courses'),
    hint: t('field.coursesHint'),
    most: 2000,
    value: code?.course_ids.join(', '),
  },
  { kind: 'email', name: 'owner', label: t('field.owner'), hint: t('field.ownerHint'), most: 254, value: code?.owner },
];

const uses = { min: 1, max: 1_000_000 };

const amounts = () => ({ min: 0, max: 1e9, decimals: priceCurrency().digits });

function Figure({ code, errorOf }: Pick<FormWork, 'errorOf'> & { readonly code: Code | null }) {
  const [kind, setKind] = useState<string>(code?.kind ?? 'fixed');
  const isFixed = code?.is_used === true;
  const choices = choicesOf(['fixed', 'percent'] as const, (one) => t(`field.kind.${one}`));
  const amount: FormField =
    kind === 'fixed'
      ? numberField({
          ...amounts(),
          name: 'amount',
          label: t('field.amount', { currency: priceCurrency().symbol }),
          isFixed,
          value: code?.amount,
        })
      : numberField({
          min: 0,
          max: 100,
          decimals: 4,
          name: 'percent',
          label: t('field.percent'),
          isFixed,
          value: code?.percent,
        });
  return (
    <div className={two}>
      <Select
        label={t('field.kind')}
        name="kind"
        value={kind}
        error={errorOf('kind')}
        {...(isFixed && { hint: t('field.usedHint') })}
        onChange={(event) => setKind(event.target.value)}
        options={choices.filter(({ value }) => !isFixed || value === kind)}
      />
      <Fields fields={[amount]} errorOf={errorOf} />
    </div>
  );
}

function CityBoxes({ chosen, cities }: { readonly chosen: ReadonlySet<number>; readonly cities: Cities }) {
  return (
    <details open={chosen.size > 0}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('field.cities')}</summary>
      <fieldset className="mt-1 grid gap-x-6 gap-y-1 phone:grid-cols-2 desk:grid-cols-3">
        <legend className="mb-1 text-small text-ink-2">{t('field.citiesHint')}</legend>
        {cities.map(({ id, name }) => (
          <Checkbox key={id} name="city" value={id} defaultChecked={chosen.has(id)} label={name} />
        ))}
      </fieldset>
    </details>
  );
}

type Terms = Omit<CallInput<'admin/code-save'>, 'code_id' | 'version' | 'code' | 'reason'>;

/** A datetime-local field has no zone: it is read as UTC. */
const instantIn = (data: FormData, name: string): string | null => {
  const text = textIn(data, name);
  return text === '' ? null : `${text.slice(0, 16)}:00Z`;
};
const idsIn = (text: string): number[] => (text === '' ? [] : text.split(/[\s,]+/).map(Number));

function readTermsForm(data: FormData): Terms {
  const kind = textIn(data, 'kind') === 'percent' ? 'percent' : 'fixed';
  return {
    kind,
    amount: kind === 'fixed' ? numberIn(data, 'amount') : null,
    percent: kind === 'percent' ? numberIn(data, 'percent') : null,
    valid_from: instantIn(data, 'valid_from'),
    valid_until: instantIn(data, 'valid_until'),
    minimum_spend: numberIn(data, 'minimum_spend') ?? 0,
    max_uses: numberIn(data, 'max_uses'),
    max_uses_per_user: numberIn(data, 'max_uses_per_user') ?? 1,
    is_first_booking_only: data.get('is_first_booking_only') !== null,
    city_ids: data.getAll('city').map(Number),
    course_ids: idsIn(textIn(data, 'course_ids')),
    owner: textIn(data, 'owner'),
  };
}

const termsTrouble = (data: FormData): Record<string, string> =>
  idsIn(textIn(data, 'course_ids')).some((id) => !Number.isInteger(id) || id < 1)
    ? { course_ids: t('field.number') }
    : {};

const fieldInstant = (at: string | null | undefined): string => at?.slice(0, 16) ?? '';
