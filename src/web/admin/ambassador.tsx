// /admin/ambassadors/{id}: one ambassador or distributor (docs/reference/back-office.md#ambassadors-and-distributors).
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminDistributorUrl } from '#src/contract/admin/admin-urls.ts';
import { partnerList } from '#src/contract/admin/people-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { partnerSteps } from '#src/domain/partner/partner.ts';
import { countText } from '#src/texts/intl.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { kindText } from './LedgerLines.tsx';
import { TableEnd } from './kit/DataTable.tsx';
import { Section } from './kit/Section.tsx';
import { type Act, Acts } from './kit/act-form.tsx';
import { adminPage, type BodyProps, byId } from './kit/admin-page.tsx';
import { bookingRow } from './kit/cells.tsx';
import { auditLink, Columns, type Fact, type FactLink, Facts, Rows } from './kit/facts.tsx';
import { type FormField, numberIn, textIn } from './kit/fields.tsx';
import { numberField } from './kit/number-field.tsx';
import { money, utc } from './kit/values.ts';
import { t } from './ambassadors-texts.ts';

type Partner = CallOutput<'admin/partner'>;

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
  extra: async ({ url }) => ({ isFirst: partnerList.read(url.search).before === null }),
  Body,
});

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

const rateOf = ({ percent, usual_percent: usual }: Partner): string =>
  percent === null ? t('usual', { percent: String(usual) }) : t('percent', { percent: String(percent) });

const factsOf = (partner: Partner): readonly Fact[] => [
  [t('facts.kind'), t(`kind.${partner.kind}`)],
  [t('facts.state'), t(`state.${partner.state}`)],
  [t('facts.code'), partner.code],
  [t('facts.rate'), rateOf(partner)],
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

function Commissions({ partner: { id, commissions, next }, isFirst }: CommissionsProps) {
  const here = `${adminRoutes['admin-ambassadors'].path}/${id}`;
  return (
    <Section id="bookings" title={t('bookings')}>
      <Rows
        none={t('bookings.none')}
        rows={commissions.map((one) => ({
          key: one.booking_id,
          main: bookingRow(one.booking_id, one.ref, <Written>{one.title}</Written>),
          about: `${earned(one)} · ${utc(one.made_at)}`,
        }))}
      />
      <TableEnd
        next={next === null ? null : here + buildQuery({ before: next })}
        first={isFirst ? null : here}
        file={null}
        labels={{ more: t('bookings.more'), first: t('bookings.first') }}
        className=""
      />
    </Section>
  );
}

function earned({ state, reason, amount, taken_back: taken }: Partner['commissions'][number]): string {
  if (state === 'nothing') return t('commission.nothing', { reason: reason === null ? '' : t(`reason.${reason}`) });
  const text = t(`commission.${state}`, { amount: money(amount) });
  return taken === 0 ? text : `${text}, ${t('commission.taken', { amount: money(taken) })}`;
}

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

function PartnerActs({ partner, onDone }: { readonly partner: Partner; readonly onDone: (message: string) => void }) {
  const mayDo = useMayDo();
  const { api } = useApp();
  if (!mayDo('partner-acts')) return null;
  const pays = partner.released > 0 ? payAct(partner, api) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Acts
        acts={[...(pays === null ? [] : [pays]), changeAct(partner, api), ...stepActs(partner, api)]}
        renderAbove={(name) => name === pays?.name && <OwedLines partner={partner} />}
        onDone={onDone}
      />
      {pays === null && <p className="text-small text-ink-2">{t('pay.nothing')}</p>}
    </div>
  );
}

function payAct({ id, version, released }: Partner, api: Api): Act {
  const amount = money(released);
  return {
    name: t('pay', { amount }),
    isMain: true,
    isDanger: true,
    text: <p>{t('pay.text', { amount })}</p>,
    fields: [
      {
        name: 'reference',
        label: t('field.reference'),
        hint: t('field.referenceHint'),
        most: 80,
        missing: t('field.referenceMissing'),
      },
    ],
    make: (reason, data) =>
      api('admin/partner-pay', {
        partner_id: id,
        version,
        amount: released,
        reference: textIn(data, 'reference'),
        reason,
      }),
  };
}

function changeAct({ id, version, kind, code, percent }: Partner, api: Api): Act {
  const isAmbassador = kind === 'ambassador';
  const codeField = { name: 'code', label: t('field.code'), hint: t('field.codeHint'), most: 40, value: code };
  const percentField: FormField = numberField({
    name: 'percent',
    label: t('field.percent'),
    hint: t('field.percentHint'),
    min: 0,
    max: 30,
    decimals: 2,
    value: percent,
  });
  return {
    name: t('change'),
    submit: t('save'),
    text: <p>{t('change')}</p>,
    fields: [isAmbassador ? [codeField, percentField] : [percentField]],
    make: (reason, data) =>
      api('admin/partner-change', {
        partner_id: id,
        version,
        percent: numberIn(data, 'percent'),
        ...(isAmbassador && { code: textIn(data, 'code') }),
        reason,
      }),
  };
}

const stepActs = ({ id, version, state }: Partner, api: Api): readonly Act[] =>
  partnerSteps[state].map((step) => ({
    name: t(`do.${step}`),
    isDanger: step === 'ended',
    text: <p>{t(`explain.${step}`)}</p>,
    make: (reason) => api('admin/partner-change', { partner_id: id, version, state: step, reason }),
  }));

function OwedLines({ partner: { lines } }: { readonly partner: Partner }) {
  return (
    <section aria-labelledby="owed">
      <h2 id="owed" className="text-h4 font-bold">
        {t('pay.lines')}
      </h2>
      <Rows
        none=""
        rows={lines.map(({ at, kind, ref, amount }) => ({
          key: `${at}${kind}${ref}`,
          main: t('pay.line', { kind: kindText(kind), ref }),
          about: `${utc(at)} · ${money(amount)}`,
        }))}
      />
    </section>
  );
}
