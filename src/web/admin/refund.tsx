export { load } from './refund-load.ts';
import { type ReactNode, useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { WorkLink } from './WorkLink.tsx';
import { AdminShell } from './AdminShell.tsx';
import { ageText, amountText, makerText, providerText, reasonText, stateText } from './refund-words.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { AdminRefund, RefundData } from './refund-load.ts';
import { t } from './refund-texts.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { SettleForm } from './RefundSettle.tsx';

/** One refund: how it stands, and what is done with one that failed. */
export function RefundPage({ data: { admitted } }: { readonly data: RefundData }) {
  const title = admitted.kind === 'in' ? t('of', { ref: admitted.data.ref }) : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(refund) => <Inside key={refund.id} refund={refund} />}
    </AdminShell>
  );
}

function Inside({ refund }: { readonly refund: AdminRefund }) {
  const { path, navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  // What was done is said; the page then shows what is.
  const onDone = (what: string): void => {
    setSaid(what);
    navigate(path, { replace: true });
  };
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {said !== null && <Banner tone="success">{said}</Banner>}
        {refund.is_twice && <Banner tone="error">{t('twice')}</Banner>}
        <Facts refund={refund} />
      </div>
      <RefundActs
        key={`${refund.state} ${refund.changed_at}`}
        refund={refund}
        onDone={onDone}
        onChanged={() => navigate(path, { replace: true })}
      />
    </div>
  );
}

const link = 'link inline-flex min-h-6 items-center';

function Facts({ refund }: { readonly refund: AdminRefund }) {
  const { settlement } = refund;
  const at = (when: string) => t('facts.at', { at: instantText(when, 'UTC') });
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('facts.state'), stateText(refund.state)],
    [t('facts.amount'), amountText(refund)],
    ...(settlement === null
      ? []
      : ([
          [t('facts.way'), t(`way.${settlement.way}`)],
          [t('facts.paidOn'), dateText(settlement.paid_on)],
          [t('facts.reference'), settlement.reference],
        ] as const)),
    [t('facts.due'), priceText(wireCents(refund.due))],
    [t('facts.reason'), reasonText(refund.reason)],
    [t('facts.maker'), makerText(refund)],
    [
      t('facts.booking'),
      <a key="booking" href={`${adminRoutes['admin-bookings'].path}/${refund.booking_id}`} className={link}>
        {refund.ref}
      </a>,
    ],
    [t('facts.guest'), refund.guest],
    [t('facts.provider'), providerText(refund.provider)],
    [t('facts.providerRef'), refund.provider_ref],
    [t('facts.made'), at(refund.made_at)],
    [t('facts.changed'), at(refund.changed_at)],
    [t('facts.waits'), ageText(refund.age_hours)],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-h3">
        {t('facts.title')}
      </h2>
      <dl className="mt-2 grid gap-2">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
              <dt className="text-ink-2">{name}</dt>
              <dd className="numbers min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-3">
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ about: `booking:${refund.booking_id}` })}
          className={link}
        >
          {t('audit')}
        </WorkLink>
      </p>
    </section>
  );
}

interface RefundActsProps {
  readonly refund: AdminRefund;
  readonly onDone: (said: string) => void;
  /** Somebody else, or the provider, was quicker: the page shows what is now. */
  readonly onChanged: () => void;
}

/** What may be done with it now: another try, or saying that it was paid otherwise. */
function RefundActs({ refund, onDone, onChanged }: RefundActsProps) {
  return (
    <section aria-labelledby="acts" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="acts" className="text-h3">
        {t('acts.title')}
      </h2>
      {refund.acts.length === 0 && <p>{idleText(refund)}</p>}
      {refund.acts.includes('retry') && <Retry refundId={refund.id} onDone={onDone} onChanged={onChanged} />}
      {refund.acts.includes('settle') && refund.lines !== null && (
        <SettleForm refund={refund} lines={refund.lines} onDone={onDone} onChanged={onChanged} />
      )}
    </section>
  );
}

function idleText({ is_own: isOwn, state }: AdminRefund): string {
  if (isOwn) return t('acts.own');
  if (state === 'failed') return t('acts.covered');
  return t(state === 'under-way' ? 'acts.wait' : 'acts.done');
}

function Retry({ refundId, onDone, onChanged }: Omit<RefundActsProps, 'refund'> & { readonly refundId: string }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const send = () =>
    run(async () => {
      const answer = await api('admin/refund-retry', { refund_id: refundId });
      if (answer.ok) onDone(answer.data.message);
      else if (isRefusedAs(answer, 'refund-changed')) onChanged();
      return answer.ok ? null : failureText(answer);
    });
  return (
    <div className="needs-script grid justify-items-start gap-3 rounded-card border border-line p-4 tablet:p-5">
      <p>{t('retry.text')}</p>
      <FormMessage text={trouble} />
      <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={() => void send()}>
        {t('retry.send')}
      </Button>
    </div>
  );
}

export { RefundPage as Page };
