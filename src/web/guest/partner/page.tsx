import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { dateOf } from '#src/web/ui/text/wall-time.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { partnerList } from '#src/contract/admin/people-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

// /dashboard/partner: an ambassador's or distributor's earnings (docs/domain/partners.md#partner-page).

const t = translator('web/guest/partner', texts);

export type Mine = CallOutput<'partner/mine'>;

interface MineData {
  readonly mine: Mine | null;
  readonly isFirst: boolean;
}

/** 404 without a partner role. */
export async function load({ api, url }: PageInput): Promise<PageResult<MineData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const { before } = partnerList.read(url.search);
  const answer = await api('partner/mine', before === null ? {} : { before });
  const isFirst = before === null;
  if (answer.ok) return { kind: 'page', data: { mine: answer.data, isFirst }, head };
  const code = answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'unauthorized') return { kind: 'page', data: { mine: null, isFirst }, head };
  return code === 'partner-not-found' ? { kind: 'missing', what: 'page' } : failed(answer);
}

const { path } = routes['dashboard-partner'];
const row = 'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3';

interface OwnBookingsProps {
  readonly mine: Mine;
  readonly isFirst: boolean;
}

/** By experience and day, without guest names. */
function OwnBookings({ mine: { kind, commissions, next }, isFirst }: OwnBookingsProps) {
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="text-h3">
        {t('bookings')}
      </h2>
      {commissions.length === 0 && <p className="mt-2 text-ink-2">{t(`empty.${kind}`)}</p>}
      <ul className="mt-2">
        {commissions.map((one, index) => (
          <li key={index} className={row}>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">
                <Written>{one.title}</Written>
              </span>{' '}
              <span className="text-ink-2">{one.date}</span>
            </span>
            <span className="numbers text-small text-ink-2">{outcome(one)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3">
        {next !== null && (
          <a href={path + buildQuery({ before: next })} className={buttonLook('secondary')}>
            {t('bookings.more')}
          </a>
        )}
        {!isFirst && (
          <a href={path} className={buttonLook('quiet')}>
            {t('bookings.first')}
          </a>
        )}
      </p>
    </section>
  );
}

function outcome({ state, reason, amount }: Mine['commissions'][number]): string {
  if (state === 'nothing') return reason === null ? '' : t(`reason.${reason}`);
  return t(`state.${state}`, { amount: priceText(wireCents(amount)) });
}

function OwnPayments({ mine: { payments, months } }: { readonly mine: Mine }) {
  return (
    <>
      <section aria-labelledby="payments">
        <h2 id="payments" className="text-h3">
          {t('payments')}
        </h2>
        {payments.length === 0 && <p className="mt-2 text-ink-2">{t('payments.none')}</p>}
        <ul className="mt-2">
          {payments.map(({ id, amount, reference, paid_at: at }) => (
            <li key={id} className={row}>
              <span className="font-medium">
                {t('payments.line', { amount: priceText(wireCents(amount)), date: dateOf(at, 'UTC') })}
              </span>
              <span className="text-small text-ink-2 wrap-anywhere">{t('payments.reference', { reference })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="statements">
        <h2 id="statements" className="text-h3">
          {t('statements')}
        </h2>
        {months.length === 0 && <p className="mt-2 text-ink-2">{t('statements.none')}</p>}
        <ul className="mt-2 flex flex-wrap gap-3">
          {months.map((month) => (
            <li key={month}>
              <a href={`${path}/statement-${month}.csv`} download className={buttonLook('secondary')}>
                {month}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export function Page({ data: { mine, isFirst } }: { readonly data: MineData }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9">
      <h1 className="text-h1">{t('title')}</h1>
      {mine === null ? (
        <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
      ) : (
        <div className="mt-3 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
          <p className="text-ink-2">{t('lead')}</p>
          {mine.state !== 'active' && <Banner tone="info">{t(`stop.${mine.state}`)}</Banner>}
          <Link mine={mine} />
          <Figures mine={mine} />
          <OwnBookings mine={mine} isFirst={isFirst} />
          <OwnPayments mine={mine} />
        </div>
      )}
    </div>
  );
}

function Link({ mine: { state, url, code, qr, qr_size: size } }: { readonly mine: Mine }) {
  if (url === null || code === null || state !== 'active') return null;
  return (
    <section aria-labelledby="link" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="link" className="text-h3">
        {t('share')}
      </h2>
      <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <CopyField label={t('link')} value={url} />
          <CopyField label={t('code')} value={code} />
        </div>
        {qr !== null && (
          <svg
            role="img"
            aria-label={t('qr')}
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
            className="size-40 rounded-control border border-line bg-white text-black"
          >
            <path d={qr} fill="currentColor" />
          </svg>
        )}
      </div>
    </section>
  );
}

function Figures({ mine }: { readonly mine: Mine }) {
  const money = (amount: number) => priceText(wireCents(Math.abs(amount)));
  const counts = [
    ...(mine.kind === 'ambassador' ? [{ label: t('count.clicks'), month: mine.clicks_30, all: mine.clicks }] : []),
    { label: t('count.bookings'), month: mine.bookings_30, all: mine.bookings },
  ];
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="text-h3">
        {t('figures')}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-3 tablet:grid-cols-3">
        {counts.map(({ label, month, all }) => (
          <div key={label} className="rounded-card border border-line p-4">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers text-h4 font-bold">{t('count.month', { count: countText(month) })}</dd>
            <dd className="numbers text-small text-ink-2">{t('count.inAll', { count: countText(all) })}</dd>
          </div>
        ))}
        {[
          [t('amount.waiting'), money(mine.waiting)],
          [t(mine.released < 0 ? 'amount.left' : 'amount.released'), money(mine.released)],
          [t('amount.paid'), money(mine.paid)],
        ].map(([label, amount]) => (
          <div key={label} className="rounded-card border border-line p-4">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers text-h4 font-bold">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
