import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminDistributorUrl } from '#src/contract/admin/admin-urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { AdminShell } from './AdminShell.tsx';
import { partnerKindText, partnerStateText, noCommissionText } from './partner-words.ts';
import { WorkLink } from './WorkLink.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import type { Partner, PartnerData } from './ambassador-load.ts';
import { t } from './ambassador-texts.ts';
import { PartnerActs } from './AmbassadorActs.tsx';
export { load } from './ambassador-load.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface CommissionsProps {
  readonly partner: Partner;
  /** This is the first page of them. */
  readonly isFirst: boolean;
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5';

/** The bookings with what each earns and why one earns nothing, the newest first. */
function Commissions({ partner: { id, commissions, next }, isFirst }: CommissionsProps) {
  const here = `${adminRoutes['admin-ambassadors'].path}/${id}`;
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="text-h3">
        {t('bookings')}
      </h2>
      {commissions.length === 0 && <p className="mt-2 text-ink-2">{t('bookings.none')}</p>}
      <ul className="mt-2">
        {commissions.map((one) => (
          <li key={one.booking_id} className={row}>
            <span className="min-w-0 wrap-anywhere">
              <a href={`${adminRoutes['admin-bookings'].path}/${one.booking_id}`} className="link font-medium">
                {one.ref}
              </a>{' '}
              <Written>{one.title}</Written>
            </span>
            <span className="numbers text-small text-ink-2">
              {earned(one)} · {t('utc', { when: instantText(one.made_at, 'UTC') })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3">
        {next !== null && (
          <a href={here + buildQuery({ before: next })} className={buttonLook('secondary')}>
            {t('bookings.more')}
          </a>
        )}
        {!isFirst && (
          <a href={here} className={buttonLook('quiet')}>
            {t('bookings.first')}
          </a>
        )}
      </p>
    </section>
  );
}

function earned({ state, reason, amount, taken_back: taken }: Partner['commissions'][number]): string {
  if (state === 'nothing') return t('commission.nothing', { reason: reason === null ? '' : noCommissionText(reason) });
  const said = t(`commission.${state}`, { amount: priceText(wireCents(amount)) });
  return taken === 0 ? said : `${said}, ${t('commission.taken', { amount: priceText(wireCents(taken)) })}`;
}

/** What was paid, the newest first. */
function Payments({ payments }: Pick<Partner, 'payments'>) {
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-h3">
        {t('payments')}
      </h2>
      {payments.length === 0 && <p className="mt-2 text-ink-2">{t('payments.none')}</p>}
      <ul className="mt-2">
        {payments.map(({ id, amount, reference, paid_at: at }) => (
          <li key={id} className={row}>
            <span className="min-w-0 wrap-anywhere">
              {priceText(wireCents(amount))} · {reference}
            </span>
            <span className="numbers text-small text-ink-2">{t('utc', { when: instantText(at, 'UTC') })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Visits by the link, day by day. */
function Clicks({ clicks }: { readonly clicks: Partner['clicks_by_day'] }) {
  return (
    <section aria-labelledby="clicks">
      <h2 id="clicks" className="text-h3">
        {t('clicks')}
      </h2>
      {clicks.length === 0 && <p className="mt-2 text-ink-2">{t('clicks.none')}</p>}
      <ul className="mt-2 grid grid-cols-2 gap-x-6 tablet:grid-cols-3">
        {clicks.map(({ day, count }) => (
          <li key={day} className="numbers flex justify-between border-t border-line py-1.5 text-small">
            <span>{day}</span>
            <span>{countText(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One ambassador or distributor: terms, acts, bookings, payments and visits. */
export function Page({ data: { admitted, isFirst } }: { readonly data: PartnerData }) {
  const name = admitted.kind === 'in' ? admitted.data.name || t('nameless') : t('title');
  return (
    <AdminShell admitted={admitted} title={name}>
      {(partner) => (
        <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Facts partner={partner} />
            <PartnerActs key={partner.id} partner={partner} />
            <Payments payments={partner.payments} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <Commissions partner={partner} isFirst={isFirst} />
            {partner.kind === 'ambassador' && <Clicks clicks={partner.clicks_by_day} />}
          </div>
        </div>
      )}
    </AdminShell>
  );
}

function Facts({ partner }: { readonly partner: Partner }) {
  const money = (amount: number) => priceText(wireCents(amount));
  const rows = [
    [t('facts.kind'), partnerKindText(partner.kind)],
    [t('facts.state'), partnerStateText(partner.state)],
    [t('facts.code'), partner.code ?? ''],
    [
      t('facts.rate'),
      partner.percent === null
        ? t('usual', { percent: String(partner.usual_percent) })
        : t('percent', { percent: String(partner.percent) }),
    ],
    [t('facts.clicks'), partner.kind === 'ambassador' ? countText(partner.clicks) : ''],
    [t('facts.bookings'), countText(partner.bookings)],
    [t('facts.waiting'), money(partner.waiting)],
    [t('facts.released'), money(partner.released)],
    [t('facts.paid'), money(partner.paid)],
    [t('facts.since'), t('utc', { when: instantText(partner.since, 'UTC') })],
  ].filter(([, value]) => value !== '');
  return (
    <div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div className="contents">
          <dt className="text-small text-ink-2">{t('facts.email')}</dt>
          <dd>
            <a href={`mailto:${partner.email}`} className="link wrap-anywhere">
              {partner.email}
            </a>
          </dd>
        </div>
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={adminRoutes['admin-ambassadors'].path} className="link inline-flex min-h-11 items-center">
          {t('all')}
        </a>
        <a
          href={`${adminRoutes['admin-people'].path}/${partner.user_id}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('open.account')}
        </a>
        {partner.kind === 'distributor' && (
          <WorkLink
            work="people"
            href={adminDistributorUrl(partner.user_id)}
            className="link inline-flex min-h-11 items-center"
          >
            {t('open.distributor')}
          </WorkLink>
        )}
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ about: `partner:${partner.id}` })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('audit')}
        </WorkLink>
      </p>
    </div>
  );
}
