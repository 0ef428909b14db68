// /dashboard/host-panel/earnings: earnings, open payouts and bank account (docs/domain/ledger.md#statements).
import { HostShell } from '#src/web/host/HostShell.tsx';
import {
  type Summary,
  type Earnings,
  type Line,
  type Details,
  MonthList,
  BankForm,
  type Countries,
} from './EarningsSections.tsx';
import { t } from './texts.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { currencyOf, unitsToMinor } from '#src/domain/money/currencies.ts';
import { moneyText, priceText } from '#src/texts/money-text.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from '#src/texts/intl.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { defaultLocale, locale, localeTag } from '#src/texts/locale.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

export interface EarningsData {
  readonly panel: Panel | null;
  readonly earnings: Earnings | null;
}

/** The list is in English: other languages use their own names. */
export function named(countries: Countries): Countries {
  if (locale() === defaultLocale) return countries;
  const own = countries.map((country) => ({ ...country, name: nameOf('region', country.code) }));
  return own.toSorted((a, b) => a.name.localeCompare(b.name, localeTag()));
}

/** The bank account is loaded for the host only; older lines start below `before`. */
export async function load(input: PageInput): Promise<PageResult<EarningsData>> {
  const loaded = await loadPanel(input, 'earnings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, earnings: null }, head };
  const { api, url } = input;
  const of = hostOf(panel);
  const before = parseId(url.searchParams.get('before') ?? undefined);
  const mayPayout = panel.host.acts.includes('payout');
  const [summary, lines, details, countries] = await Promise.all([
    api('earnings/summary', of),
    api('earnings/lines', { ...of, ...(before !== null && { before }) }),
    mayPayout ? api('payout/details', of) : null,
    mayPayout ? api('country/isd', {}) : null,
  ]);
  if (!summary.ok) return failed(summary);
  if (!lines.ok) return failed(lines);
  if (details !== null && !details.ok) return failed(details);
  if (countries !== null && !countries.ok) return failed(countries);
  const bank = details && countries && { details: details.data, countries: named(countries.data.data) };
  const earnings = { summary: summary.data, lines: lines.data, isOlder: before !== null, bank };
  return { kind: 'page', data: { panel, earnings }, head };
}

export function EarningsPage({ data: { panel, earnings } }: { readonly data: EarningsData }) {
  return (
    <HostShell panel={panel} title={t('title')}>
      {(host) =>
        earnings && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,1fr)_22rem] desk:items-start">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:order-2">
              <Owed summary={earnings.summary} />
              <BankAccount key={host.id} bank={earnings.bank} hostId={host.id} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <MonthList summary={earnings.summary} />
              <LedgerLines earnings={earnings} />
            </div>
          </div>
        )
      }
    </HostShell>
  );
}

export { EarningsPage as Page };

function Earned({ summary: { months } }: { readonly summary: Summary }) {
  const [running] = months;
  if (running === undefined) return null;
  const cash = running.cash.filter(({ received }) => received > 0);
  return (
    <section aria-labelledby="earned" className="mb-5 border-b border-line pb-5">
      <h2 id="earned" className="text-small font-bold">
        {t('earned.title')}
      </h2>
      {cash.map(({ currency, received }) => (
        <p key={currency} className="mt-1">
          <span className="numbers font-serif text-h1">
            {moneyText(unitsToMinor(received, currency), currencyOf(currency))}
          </span>{' '}
          {t('earned.cash')}
        </p>
      ))}
      <p className="mt-1">
        <span className={`numbers font-serif ${cash.length === 0 ? 'text-h1' : 'text-h2'}`}>
          {priceText(wireCents(running.earned))}
        </span>{' '}
        {t('earned.online')}
      </p>
    </section>
  );
}

function Owed({ summary }: { readonly summary: Summary }) {
  const { owed, payout, time_zone: zone } = summary;
  const when = payout.held_until === null ? '' : instantText(payout.held_until, zone);
  const { last } = payout;
  return (
    <div className="rounded-panel bg-jade-soft p-5 tablet:p-6">
      <Earned summary={summary} />
      <section aria-labelledby="owed">
        <h2 id="owed" className="text-small font-bold">
          {t('owed.title')}
        </h2>
        <p className="numbers mt-1 font-serif text-h2">{priceText(wireCents(owed))}</p>
        <p className="mt-2">{t(`payout.${payout.state}`, { when, minimum: priceText(wireCents(payout.minimum)) })}</p>
        {last !== null && (
          <p className="numbers mt-1 text-small text-ink-2 wrap-anywhere">
            {t('payout.last', { amount: priceText(wireCents(last.amount)), day: dateText(last.paid_on) })} ·{' '}
            {last.reference}
          </p>
        )}
      </section>
    </div>
  );
}

function LineRow({ line, zone }: { readonly line: Line; readonly zone: string }) {
  const { booking } = line;
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-medium">{t(`line.${line.kind}`)}</p>
        {booking !== null && (
          <p className="wrap-anywhere">
            <a href={dashboardBookingUrl(booking.id)} className="link inline-flex min-h-11 items-center">
              {booking.ref}
            </a>{' '}
            <span className="text-ink-2">
              {t('line.booking', { title: booking.title, when: dateText(booking.date), guests: booking.pax })}
            </span>
          </p>
        )}
        <p className="text-small text-ink-2">
          <time dateTime={line.at}>{instantText(line.at, zone)}</time>
        </p>
      </div>
      <p className="numbers shrink-0 font-bold">{priceText(wireCents(line.amount))}</p>
    </li>
  );
}

function LedgerLines({ earnings: { lines, isOlder } }: { readonly earnings: Earnings }) {
  const { path, search } = useNavigation();
  const host = new URLSearchParams(search).get('host') ?? undefined;
  const last = lines.data.at(-1);
  return (
    <section aria-labelledby="lines" className="scroll-mt-24">
      <h2 id="lines" className="text-h3">
        {t('lines.title')}
      </h2>
      {lines.data.length === 0 && <p className="mt-2 text-ink-2">{t('lines.none')}</p>}
      <ul className="mt-2">
        {lines.data.map((line) => (
          <LineRow key={line.id} line={line} zone={lines.time_zone} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {isOlder && (
          <a href={`${path}${buildQuery({ host })}#lines`} className={buttonLook('secondary')}>
            {t('lines.newest')}
          </a>
        )}
        {lines.has_more && last !== undefined && (
          <a href={`${path}${buildQuery({ host, before: String(last.id) })}#lines`} className={buttonLook('secondary')}>
            {t('lines.more')}
          </a>
        )}
      </div>
    </section>
  );
}

interface BankAccountProps {
  readonly bank: Earnings['bank'];
  readonly hostId: string;
}

/** The masked bank account, host only; changed here (docs/domain/ledger.md#changes). */
function BankAccount({ bank, hostId }: BankAccountProps) {
  const { path, search, navigate } = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState('');
  const finish = (message: string): void => {
    setIsOpen(false);
    setDone(message);
    navigate(path + search, { replace: true });
  };
  return (
    <section aria-labelledby="bank" className="grid gap-3 rounded-panel border border-line p-5 tablet:p-6">
      <h2 id="bank" className="flex items-center gap-2 text-h3">
        <Landmark aria-hidden size={20} className="shrink-0 text-ink-2" />
        {t('account.title')}
      </h2>
      {bank === null ? (
        <p className="text-ink-2">{t('account.other')}</p>
      ) : (
        <>
          <BankDetails details={bank.details} />
          <p role="status" className="font-medium text-jade empty:hidden">
            {done}
          </p>
          {bank.details.waiting !== null && <Withdraw hostId={hostId} onDone={finish} />}
          {isOpen ? (
            <BankForm bank={bank} hostId={hostId} onDone={finish} />
          ) : (
            <Button kind="secondary" className="needs-script" onClick={() => setIsOpen(true)}>
              {t(bank.details.in_force === null && bank.details.waiting === null ? 'account.add' : 'account.change')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function countryText(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? nameOf('region', code) : code;
}

function BankDetails({ details: { in_force, waiting } }: { readonly details: Details }) {
  if (in_force === null && waiting === null) return <p className="text-ink-2">{t('account.none')}</p>;
  const rows = [
    [t('account.inForce'), in_force],
    [t('account.waiting'), waiting],
  ] as const;
  return (
    <dl className="grid gap-3">
      {rows.map(
        ([label, account]) =>
          account !== null && (
            <div key={label}>
              <dt className="text-small text-ink-2">{label}</dt>
              <dd className="numbers font-bold">…{account.ending}</dd>
              <dd className="text-small wrap-anywhere">
                {account.bank_name === ''
                  ? countryText(account.country)
                  : t('account.bank', { bank: account.bank_name, country: countryText(account.country) })}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Withdraw({ hostId, onDone }: { readonly hostId: string; readonly onDone: (message: string) => void }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const withdraw = (): void =>
    void run(async () => {
      const answer = await api('payout/details-withdraw', { host_id: hostId });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      return null;
    });
  return (
    <>
      <FormMessage text={trouble} />
      <Button kind="danger" className="needs-script" loading={busy} loadingLabel={t('busy')} onClick={withdraw}>
        {t('account.withdraw')}
      </Button>
    </>
  );
}
