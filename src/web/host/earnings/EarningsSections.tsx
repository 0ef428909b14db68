import { useEffect, useRef, useState } from 'react';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { canHavePasskeys, signWithPasskey } from '#src/web/platform/session/passkey.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './texts.ts';
import { FileDown } from 'lucide-react';
import { currencyOf, unitsToMinor } from '#src/domain/money/currencies.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { localeTag } from '#src/texts/locale.ts';
import { moneyText, priceText } from '#src/texts/money-text.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type Summary = CallOutput<'earnings/summary'>;

type Lines = CallOutput<'earnings/lines'>;

export type Line = Lines['data'][number];

export type Details = CallOutput<'payout/details'>;

export type Countries = CallOutput<'country/isd'>['data'];

export interface Earnings {
  readonly summary: Summary;
  readonly lines: Lines;
  readonly isOlder: boolean;
  /** Null without permission. */
  readonly bank: { readonly details: Details; readonly countries: Countries } | null;
}

interface BankFormProps {
  readonly bank: NonNullable<Earnings['bank']>;
  readonly hostId: string;
  readonly onDone: (message: string) => void;
}

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const code = text('code');
  return {
    holder: text('holder'),
    country: text('country'),
    iban: text('iban'),
    account_number: text('account_number'),
    bank_name: text('bank_name'),
    bic: text('bic'),
    branch_code: text('branch_code'),
    ...(code !== '' && { code }),
  };
}

/** IBAN where the country uses it, else number and bank; a code with a second factor. */
export function BankForm({ bank: { details, countries }, hostId, onDone }: BankFormProps) {
  const { api } = useApp();
  const [country, setCountry] = useState(details.in_force?.country ?? countries[0]?.code ?? '');
  // Known after hydration.
  const [hasPasskey, setHasPasskey] = useState(false);
  useEffect(() => setHasPasskey(details.has_passkey && canHavePasskeys()), [details.has_passkey]);
  const byPasskey = useRef(false);
  const form = useForm({
    read,
    check: () => ({}),
    send: async (typed) => {
      const isSigned = byPasskey.current;
      byPasskey.current = false;
      const signed = isSigned ? await signWithPasskey(api) : undefined;
      if (signed === null) return { message: t('passkey.none'), fields: {} };
      if (signed && 'failure' in signed) return failureFormError(signed.failure);
      const proof = signed && { passkey: signed.response };
      const answer = await api('payout/details-save', { host_id: hostId, ...typed, ...proof });
      if (!answer.ok) return failureFormError(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  const { errorOf } = form;
  const field = (name: string, label: string, more: Record<string, unknown> = {}) => (
    <TextField name={name} label={label} error={errorOf(name)} autoComplete="off" spellCheck={false} {...more} />
  );
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <FormMessage text={form.message || null} />
      <Select
        name="country"
        label={t('field.country')}
        error={errorOf('country')}
        value={country}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => setCountry(event.target.value)}
      />
      {field('holder', t('field.holder'), { maxLength: 140, autoComplete: 'name', hint: t('field.holderHint') })}
      {details.iban_countries.includes(country) ? (
        field('iban', t('field.iban'), { maxLength: 60, autoCapitalize: 'characters' })
      ) : (
        <>
          {field('account_number', t('field.account'), { maxLength: 60, inputMode: 'text' })}
          {field('bank_name', t('field.bank'), { maxLength: 140 })}
          {field('branch_code', t('field.branch'), { maxLength: 60, note: t('optional') })}
        </>
      )}
      {field('bic', t('field.bic'), { maxLength: 20, note: t('optional'), autoCapitalize: 'characters' })}
      <Proof details={details} hasPasskey={hasPasskey} error={errorOf('code')} />
      <Button type="submit" full loading={form.busy} loadingLabel={t('busy')}>
        {t('form.submit')}
      </Button>
      {hasPasskey && (
        <Button
          type="submit"
          kind="secondary"
          full
          loading={form.busy}
          loadingLabel={t('busy')}
          onClick={() => {
            byPasskey.current = true;
          }}
        >
          {t('form.passkey')}
        </Button>
      )}
    </form>
  );
}

interface ProofProps {
  readonly details: BankFormProps['bank']['details'];
  readonly hasPasskey: boolean;
  readonly error: string | undefined;
}

/** Proof of ownership: authenticator code, passkey, or a check by the support team. */
function Proof({ details: { has_factor: hasFactor }, hasPasskey, error }: ProofProps) {
  if (!hasFactor && !hasPasskey)
    return (
      <p className="text-small text-ink-2">
        {t('form.noFactor')}{' '}
        <a href="/dashboard/account#two-step" className="link inline-flex min-h-11 items-center">
          {t('form.setUp')}
        </a>
      </p>
    );
  return (
    <>
      {hasFactor && (
        <TextField
          name="code"
          label={t('field.code')}
          error={error}
          maxLength={64}
          autoComplete="one-time-code"
          hint={t('field.codeHint')}
          spellCheck={false}
        />
      )}
      <p className="text-small text-ink-2">{t(hasFactor ? 'form.afterFactor' : 'form.afterPasskey')}</p>
    </>
  );
}

type Month = Summary['months'][number];

function monthText(month: string): string {
  return dateFormat(localeTag(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
}

function cashLine({ currency, received, due, disputed, waived }: Month['cash'][number]): string {
  const money = (units: number): string => moneyText(unitsToMinor(units, currency), currencyOf(currency));
  const rest = [
    due > 0 && t('cash.due', { amount: money(due) }),
    disputed > 0 && t('cash.disputed', { amount: money(disputed) }),
    waived > 0 && t('cash.waived', { amount: money(waived) }),
  ].filter((one) => one !== false);
  return [t('cash.received', { amount: money(received) }), ...rest].join(', ');
}

function MonthCard({ month }: { readonly month: Month }) {
  const name = monthText(month.month);
  const look = buttonLook('secondary', 'small');
  return (
    <li className="border-t border-line py-4 first:border-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h4 font-bold">{name}</h3>
          <p className="text-ink-2">
            {month.bookings === 0
              ? t('month.none')
              : t('month.bookings', { bookings: month.bookings, seats: month.seats })}
          </p>
          {month.cash.map((cash) => (
            <p key={cash.currency} className="numbers wrap-anywhere">
              {cashLine(cash)}
            </p>
          ))}
        </div>
        <dl className="numbers grid grid-cols-[auto_auto] gap-x-3 text-end">
          <dt className="text-small text-ink-2">{t('month.earned')}</dt>
          <dd className="font-bold">{priceText(wireCents(month.earned))}</dd>
          {month.paid_out !== 0 && (
            <>
              <dt className="text-small text-ink-2">{t('month.paidOut')}</dt>
              <dd>{priceText(wireCents(month.paid_out))}</dd>
            </>
          )}
        </dl>
      </div>
      <div className="mt-2 flex flex-wrap gap-2" role="group" aria-label={t('month.files', { month: name })}>
        <a href={month.statement.pdf} download className={look}>
          <FileDown aria-hidden size={16} />
          {t('statement.pdf')}
        </a>
        <a href={month.statement.csv} download className={look}>
          <FileDown aria-hidden size={16} />
          {t('statement.csv')}
        </a>
      </div>
    </li>
  );
}

export function MonthList({ summary }: { readonly summary: Summary }) {
  const names = [...new Set(summary.months.map(({ month }) => month.slice(0, 4)))];
  const years = names.map((year) => [year, summary.months.filter(({ month }) => month.startsWith(year))] as const);
  return (
    <section aria-labelledby="months">
      <h2 id="months" className="text-h3">
        {t('months.title')}
      </h2>
      <p className="text-small text-ink-2">
        {t('note')} {t('zone', { zone: summary.time_zone })}
      </p>
      <Months months={years[0]?.[1] ?? []} />
      {years.slice(1).map(([year, months]) => (
        <details key={year} className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center font-bold">
            {t('months.year', { year, count: months.length })}
          </summary>
          <Months months={months} />
        </details>
      ))}
    </section>
  );
}

function Months({ months }: { readonly months: readonly Month[] }) {
  return (
    <ul className="mt-2">
      {months.map((month) => (
        <MonthCard key={month.month} month={month} />
      ))}
    </ul>
  );
}
