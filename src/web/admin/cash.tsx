// /admin/cash: cash disputes with both statements, oldest first (docs/domain/ledger.md#settlement-of-cash).
import { useState } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { CallForm } from './kit/call-form.tsx';
import { t } from './cash-texts.ts';

type Dispute = CallOutput<'cash/disputes'>['data'][number];
type Statement = Dispute['words'][number];

function actorText(actor: string): string {
  const key = `actor.${actor}`;
  return t.has(key) ? t(key as 'actor.host') : actor;
}

function wordText({ side, word }: Statement): string {
  const key = `word.${side}.${word}`;
  return t.has(key) ? t(key as 'word.host.paid') : `${side}: ${word}`;
}

function StatementLine({ statement, zone }: { readonly statement: Statement; readonly zone: string }) {
  const when = instantText(statement.at, zone);
  const actor = actorText(statement.actor);
  return (
    <li className="border-t border-line py-2 first:border-0">
      <span className="block font-medium">{wordText(statement)}</span>
      <span className="block text-small text-ink-2 wrap-anywhere">
        {statement.by === null
          ? t('word.whoUnnamed', { when, actor })
          : t('word.who', { when, name: statement.by, actor })}
      </span>
    </li>
  );
}

function DisputeCard({ dispute }: { readonly dispute: Dispute }) {
  const { time_zone: zone, amount, usd, currency } = dispute;
  const cash = cashText({ usd, amount, currency, rate: null });
  return (
    <article className="rounded-card border border-line p-4 tablet:p-5">
      <h2 className="text-h4 font-bold wrap-anywhere">
        {dispute.ref} · <span className="numbers">{t('amount', { amount: cash })}</span>
      </h2>
      <p className="mt-1 wrap-anywhere">
        {t('parties', { guest: dispute.guest_name, guests: dispute.pax, host: dispute.host_name })}
      </p>
      <p className="text-ink-2 wrap-anywhere">
        <Written>{dispute.title}</Written>
      </p>
      <p className="text-small text-ink-2">{t('when', { when: instantText(dispute.ends_at, zone) })}</p>
      <h3 className="mt-4 text-small font-bold">{t('words')}</h3>
      <ol className="mt-1">
        {dispute.words.map((statement, index) => (
          // Statements are append-only, so their index is their key.
          <StatementLine key={`${index} ${statement.at}`} statement={statement} zone={zone} />
        ))}
      </ol>
      <a href={dashboardBookingUrl(dispute.booking_id)} className="link inline-flex min-h-11 items-center">
        {t('booking')}
      </a>
      <DecisionForm bookingId={dispute.booking_id} />
    </article>
  );
}

const decisions = ['paid', 'not_paid', 'waived'] as const;
type Decision = (typeof decisions)[number];

function DecisionForm({ bookingId }: { readonly bookingId: string }) {
  const { api } = useApp();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <p role="status" className="mt-3 font-medium text-jade">
        {t('decided')}
      </p>
    );
  return (
    <CallForm
      submit={t('decide.send')}
      make={(text) =>
        // `required`: no form arrives without a decision.
        api('cash/decide', { booking_id: bookingId, decision: decision as Decision, reason: text('reason') })
      }
      onDone={() => setIsDone(true)}
      className="needs-script mt-3 max-w-140 gap-4 border-t border-line pt-4"
    >
      <fieldset className="grid min-w-0 gap-2.5">
        <legend className="mb-2 text-small font-medium">{t('decide.label')}</legend>
        {decisions.map((value) => (
          <RadioCard
            key={value}
            name={`decision-${bookingId}`}
            value={value}
            title={t(`decide.${value}`)}
            checked={decision === value}
            required
            onChange={() => setDecision(value)}
          />
        ))}
      </fieldset>
      <TextArea label={t('decide.reason')} name="reason" minLength={10} maxLength={500} rows={2} required />
    </CallForm>
  );
}

export const { load, Page } = adminPage({
  call: 'cash/disputes',
  input: (_, url) => ({ offset: offsetIn(url) }),
  title: () => t('title'),
  extra: async ({ url }) => ({ offset: offsetIn(url) }),
  Body,
});

function offsetIn(url: URL): number {
  const typed = url.searchParams.get('offset') ?? '';
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
}

function Body({ data: { data, total }, offset }: BodyProps<'cash/disputes', { readonly offset: number }>) {
  const next = offset + data.length;
  return (
    <>
      {data.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      <ul className="grid gap-4">
        {data.map((dispute) => (
          <li key={dispute.booking_id}>
            <DisputeCard dispute={dispute} />
          </li>
        ))}
      </ul>
      {data.length > 0 && next < total && (
        <a
          href={`${adminRoutes['admin-cash'].path}${buildQuery({ offset: String(next) })}`}
          className={`${buttonLook('secondary')} mt-5`}
        >
          {t('more')}
        </a>
      )}
    </>
  );
}
