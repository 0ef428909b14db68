// /admin/ambassadors/{id}: one ambassador or distributor (docs/back-office.md#ambassadors-and-distributors).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminDistributorUrl } from '#src/contract/admin/admin-urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { partnerList } from '#src/contract/admin/partner-list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { PartnerActs } from './AmbassadorActs.tsx';
import { type BodyProps, byId, adminPage } from './kit/admin-page.tsx';
import { auditLink, Columns, type Fact, Facts, type FactLink, Rows, Section } from './kit/sections.tsx';
import { noCommissionText, partnerKindText, partnerStateText } from './partner-words.ts';
import { t } from './ambassadors-texts.ts';

type Partner = CallOutput<'admin/partner'>;

/** One ambassador or distributor: terms, acts, bookings, payments and visits. */
export const { load, Page } = adminPage({
  call: 'admin/partner',
  input(params, url) {
    const { before } = partnerList.read(url.search);
    const query = byId('partner_id')(params);
    return query && { ...query, ...(before !== null && { before }) };
  },
  missing: ['partner-not-found'],
  title: (partner) => (partner === null ? t('one.title') : partner.name || t('nameless')),
  head: (partner) => partner?.name || t('one.title'),
  beside: async ({ url }) => ({ isFirst: partnerList.read(url.search).before === null }),
  Body,
});

const money = (amount: number): string => priceText(wireCents(amount));
const utc = (at: string): string => t('utc', { when: instantText(at, 'UTC') });

/** `isFirst`: this is the first page of the bookings. */
function Body({ data: partner, isFirst, done }: BodyProps<'admin/partner', { readonly isFirst: boolean }>) {
  return (
    <Columns
      first={
        <>
          <Facts facts={factsOf(partner)} links={linksOf(partner)} />
          {done.banner}
          <PartnerActs key={partner.id} partner={partner} onDone={done.onDone} />
          <Payments payments={partner.payments} />
        </>
      }
      second={
        <>
          <Commissions partner={partner} isFirst={isFirst} />
          {partner.kind === 'ambassador' && <Clicks clicks={partner.clicks_by_day} />}
        </>
      }
    />
  );
}

const factsOf = (partner: Partner): readonly Fact[] => [
  [t('facts.kind'), partnerKindText(partner.kind)],
  [t('facts.state'), partnerStateText(partner.state)],
  [t('facts.code'), partner.code],
  [
    t('facts.rate'),
    partner.percent === null
      ? t('usual', { percent: String(partner.usual_percent) })
      : t('percent', { percent: String(partner.percent) }),
  ],
  [t('facts.clicks'), partner.kind === 'ambassador' && countText(partner.clicks)],
  [t('facts.bookings'), countText(partner.bookings)],
  [t('facts.waiting'), money(partner.waiting)],
  [t('facts.released'), money(partner.released)],
  [t('facts.paid'), money(partner.paid)],
  [t('facts.since'), utc(partner.since)],
  [
    t('facts.email'),
    <a key="email" href={`mailto:${partner.email}`} className="link wrap-anywhere">
      {partner.email}
    </a>,
  ],
];

const linksOf = ({ id, kind, user_id: userId }: Partner): readonly FactLink[] => [
  { href: adminRoutes['admin-ambassadors'].path, label: t('all') },
  { href: `${adminRoutes['admin-people'].path}/${userId}`, label: t('open.account') },
  ...(kind === 'distributor'
    ? [{ href: adminDistributorUrl(userId), label: t('open.distributor'), permission: 'people' as const }]
    : []),
  auditLink(`partner:${id}`, t('audit')),
];

interface CommissionsProps {
  readonly partner: Partner;
  readonly isFirst: boolean;
}

/** The bookings with what each earns and why one earns nothing, the newest first. */
function Commissions({ partner: { id, commissions, next }, isFirst }: CommissionsProps) {
  const here = `${adminRoutes['admin-ambassadors'].path}/${id}`;
  return (
    <Section id="bookings" title={t('bookings')}>
      <Rows
        none={t('bookings.none')}
        rows={commissions.map((one) => ({
          key: one.booking_id,
          main: (
            <>
              <a href={`${adminRoutes['admin-bookings'].path}/${one.booking_id}`} className="link font-medium">
                {one.ref}
              </a>{' '}
              <Written>{one.title}</Written>
            </>
          ),
          about: `${earned(one)} · ${utc(one.made_at)}`,
        }))}
      />
      <p className="flex flex-wrap gap-3">
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
    </Section>
  );
}

function earned({ state, reason, amount, taken_back: taken }: Partner['commissions'][number]): string {
  if (state === 'nothing') return t('commission.nothing', { reason: reason === null ? '' : noCommissionText(reason) });
  const text = t(`commission.${state}`, { amount: money(amount) });
  return taken === 0 ? text : `${text}, ${t('commission.taken', { amount: money(taken) })}`;
}

/** What was paid, the newest first. */
function Payments({ payments }: Pick<Partner, 'payments'>) {
  return (
    <Section id="payments" title={t('payments')}>
      <Rows
        none={t('payments.none')}
        rows={payments.map(({ id, amount, reference, paid_at: at }) => ({
          key: id,
          main: `${money(amount)} · ${reference}`,
          about: utc(at),
        }))}
      />
    </Section>
  );
}

/** Visits by the link, day by day. */
function Clicks({ clicks }: { readonly clicks: Partner['clicks_by_day'] }) {
  return (
    <Section id="clicks" title={t('clicks')}>
      {clicks.length === 0 && <p className="text-ink-2">{t('clicks.none')}</p>}
      <ul className="grid grid-cols-2 gap-x-6 tablet:grid-cols-3">
        {clicks.map(({ day, count }) => (
          <li key={day} className="numbers flex justify-between border-t border-line py-1.5 text-small">
            <span>{day}</span>
            <span>{countText(count)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
