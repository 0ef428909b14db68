import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminDistributorUrl } from '#src/contract/admin/admin-urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { partnerKindText, partnerStateText } from '#src/web/admin/partner-words.ts';
import { WorkLink } from '#src/web/admin/WorkLink.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Clicks, Commissions, Payments } from './Commissions.tsx';
import { type Partner, type PartnerData, t } from './load.ts';
import { PartnerActs } from './PartnerActs.tsx';

export { load } from './load.ts';

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
