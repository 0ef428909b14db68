// The forms that make, change and draw codes (docs/back-office.md#discount-codes).
import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { codeList } from '#src/contract/admin/code-list.ts';
import { batchLimits } from '#src/domain/pricing/operator-code.ts';
import type { CallOutput, CallInput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { type Act, ActForm } from './kit/act-form.tsx';
import { textIn } from './kit/fields.tsx';
import { t } from './codes-texts.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';

type Code = CallOutput<'admin/code'>;

/** Makes a code, or changes one as it was seen. `code` null: a new one. */
export function saveAct(code: Code | null, cities: Cities, api: Api): Act<CallOutput<'admin/code-save'>> {
  return {
    name: t(code === null ? 'new.title' : 'change'),
    submit: t(code === null ? 'new.make' : 'save'),
    renderFields: (errorOf) => (
      <>
        <TextField
          label={t('field.code')}
          hint={t(code?.is_used === true ? 'field.usedHint' : 'field.codeHint')}
          name="code"
          maxLength={40}
          autoComplete="off"
          readOnly={code?.is_used === true}
          defaultValue={code?.code}
          error={errorOf('code')}
        />
        <TermsFields code={code} cities={cities} errorOf={errorOf} />
      </>
    ),
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

/** Draws many codes with the same terms; then leads to them and to their file. */
export function BatchForm({ cities }: { readonly cities: Cities }) {
  const { api } = useApp();
  const [drawn, setDrawn] = useState<{ id: string; said: string } | null>(null);
  if (drawn !== null) return <Drawn {...drawn} />;
  return (
    <ActForm
      act={{
        name: t('batch.title'),
        submit: t('batch.draw'),
        text: <p>{t('batch.text')}</p>,
        renderFields: (errorOf) => (
          <>
            <NameFields errorOf={errorOf} />
            <TermsFields code={null} cities={cities} usualUses={1} errorOf={errorOf} />
          </>
        ),
        check: termsTrouble,
        make: (reason, data) =>
          api('admin/code-batch', {
            name: textIn(data, 'name'),
            count: Number(textIn(data, 'count')),
            prefix: textIn(data, 'prefix'),
            ...readTermsForm(data),
            reason,
          }),
      }}
      onDone={(said, { batch_id: id }) => setDrawn({ id, said })}
    />
  );
}

function NameFields({ errorOf }: Pick<FormWork, 'errorOf'>) {
  return (
    <>
      <TextField
        label={t('field.name')}
        hint={t('field.nameHint')}
        name="name"
        maxLength={80}
        autoComplete="off"
        error={errorOf('name')}
      />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <NumberField
          label={t('field.count')}
          name="count"
          min={1}
          max={batchLimits.most}
          value={100}
          error={errorOf('count')}
        />
        <TextField
          label={t('field.prefix')}
          name="prefix"
          maxLength={batchLimits.prefixMost}
          autoComplete="off"
          error={errorOf('prefix')}
        />
      </div>
    </>
  );
}

function Drawn({ id, said }: { readonly id: string; readonly said: string }) {
  const query = codeList.write({ batch_id: id });
  return (
    <div className="grid gap-4">
      <Banner tone="success">{said}</Banner>
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

/** The cities that a code may be for. */
export type Cities = Code['cities'];

interface TermsFieldsProps {
  /** The code that is changed; null for a new one. */
  readonly code: Code | null;
  readonly cities: Cities;
  /** How often it may be used where nobody has said yet; absent: no limit. */
  readonly usualUses?: number;
  readonly errorOf: FormWork['errorOf'];
}

// Two beside each other where a date with its time fits twice.
const two = 'grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-4';

/** What a code takes off, from whom and when, and why. What a booking was priced with is shown and stays. */
function TermsFields({ code, cities, usualUses, errorOf }: TermsFieldsProps) {
  const dates = [
    ['valid_from', t('field.from'), code?.valid_from ?? null],
    ['valid_until', t('field.until'), code?.valid_until ?? null],
  ] as const;
  return (
    <>
      <Figure code={code} errorOf={errorOf} />
      <div className={two}>
        {dates.map(([name, label, at]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            type="datetime-local"
            defaultValue={fieldInstant(at)}
            error={errorOf(name)}
          />
        ))}
      </div>
      <Limits code={code} usualUses={usualUses} errorOf={errorOf} />
      <Places code={code} cities={cities} errorOf={errorOf} />
      <TextField
        label={t('field.owner')}
        hint={t('field.ownerHint')}
        name="owner"
        type="email"
        maxLength={254}
        autoComplete="off"
        defaultValue={code?.owner}
        error={errorOf('owner')}
      />
    </>
  );
}

/** Amounts of the marketplace's currency. */
const amounts = () => ({ min: 0, max: 1e9, decimals: priceCurrency().digits });

type Part = Pick<TermsFieldsProps, 'code' | 'errorOf'>;

function Figure({ code, errorOf }: Part) {
  const [kind, setKind] = useState<string>(code?.kind ?? 'fixed');
  const stays = code?.is_used === true;
  return (
    <div className={two}>
      <Select
        label={t('field.kind')}
        name="kind"
        value={kind}
        error={errorOf('kind')}
        {...(stays && { hint: t('field.usedHint') })}
        onChange={(event) => setKind(event.target.value)}
        options={(['fixed', 'percent'] as const)
          .filter((one) => !stays || one === kind)
          .map((one) => ({ value: one, label: t(`field.kind.${one}`) }))}
      />
      {kind === 'fixed' ? (
        <NumberField
          key="amount"
          label={t('field.amount', { currency: priceCurrency().symbol })}
          name="amount"
          {...amounts()}
          readOnly={stays}
          value={code?.amount ?? null}
          error={errorOf('amount')}
        />
      ) : (
        <NumberField
          key="percent"
          label={t('field.percent')}
          name="percent"
          min={0}
          max={100}
          decimals={4}
          readOnly={stays}
          value={code?.percent ?? null}
          error={errorOf('percent')}
        />
      )}
    </div>
  );
}

function Limits({ code, usualUses, errorOf }: Part & { readonly usualUses: number | undefined }) {
  const whole = { min: 1, max: 1_000_000 } as const;
  return (
    <>
      <div className={two}>
        <NumberField
          {...whole}
          label={t('field.maxUses')}
          hint={t('field.maxUsesHint')}
          name="max_uses"
          value={(code === null ? usualUses : code.max_uses) ?? null}
          error={errorOf('max_uses')}
        />
        <NumberField
          {...whole}
          label={t('field.perUser')}
          name="max_uses_per_user"
          value={code?.max_uses_per_user ?? 1}
          error={errorOf('max_uses_per_user')}
        />
      </div>
      <NumberField
        label={t('field.minimum', { currency: priceCurrency().symbol })}
        hint={t('field.minimumHint')}
        name="minimum_spend"
        {...amounts()}
        value={code?.minimum_spend ?? 0}
        error={errorOf('minimum_spend')}
      />
      <Checkbox
        name="is_first_booking_only"
        label={t('field.first')}
        defaultChecked={code?.is_first_booking_only === true}
      />
    </>
  );
}

function Places({ code, cities, errorOf }: TermsFieldsProps) {
  const chosen = new Set(code?.city_ids);
  return (
    <>
      <details open={chosen.size > 0}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('field.cities')}</summary>
        <fieldset className="mt-1 grid gap-x-6 gap-y-1 phone:grid-cols-2 desk:grid-cols-3">
          <legend className="mb-1 text-small text-ink-2">{t('field.citiesHint')}</legend>
          {cities.map(({ id, name }) => (
            <Checkbox key={id} name="city" value={id} defaultChecked={chosen.has(id)} label={name} />
          ))}
        </fieldset>
      </details>
      <TextField
        label={t('field.courses')}
        hint={t('field.coursesHint')}
        name="course_ids"
        maxLength={2000}
        autoComplete="off"
        defaultValue={code?.course_ids.join(', ')}
        error={errorOf('course_ids')}
      />
    </>
  );
}

/** The terms of a code. */
type Terms = Omit<CallInput<'admin/code-save'>, 'code_id' | 'version' | 'code' | 'reason'>;

const numberIn = (data: FormData, name: string): number | null => {
  const text = textIn(data, name);
  return text === '' ? null : Number(text);
};
/** A field of date and time has neither seconds nor zone: it is of UTC. */
const instantIn = (data: FormData, name: string): string | null => {
  const text = textIn(data, name);
  return text === '' ? null : `${text.slice(0, 16)}:00Z`;
};
const idsIn = (text: string): number[] => (text === '' ? [] : text.split(/[\s,]+/).map(Number));

/** Reads the fields of terms. */
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

/** What the browser can see is wrong, by field. */
const termsTrouble = (data: FormData): Record<string, string> =>
  idsIn(textIn(data, 'course_ids')).some((id) => !Number.isInteger(id) || id < 1)
    ? { course_ids: t('field.number') }
    : {};

/** An instant as a field of date and time takes it; empty for none. */
function fieldInstant(at: string | null): string {
  return at === null ? '' : at.slice(0, 16);
}
