// /admin/refunds/{id}: one refund (docs/back-office.md#refunds).
import { useState } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { manualMethods, type ManualMethod } from '#src/domain/ledger/settlement.ts';
import { referenceLength } from '#src/domain/payment/manual-refund.ts';
import { priceText } from '#src/texts/money-text.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { ActForm } from './kit/act-form.tsx';
import { textIn } from './kit/fields.tsx';
import { type BodyProps, adminPage, type Done, byId } from './kit/admin-page.tsx';
import { auditLink, Columns, type Fact, Facts, Section } from './kit/sections.tsx';
import { LedgerLines } from './LedgerLines.tsx';
import { ageText, amountText, makerText, providerText, reasonText, stateText } from './refund-text.ts';
import { t } from './refunds-texts.ts';

type Refund = CallOutput<'admin/refund-show'>;

/** One refund: how it stands, and what is done with one that failed. */
export const { load, Page } = adminPage({
  call: 'admin/refund-show',
  input: byId('refund_id'),
  missing: ['refund-not-found'],
  title: (refund) => (refund === null ? t('one.title') : t('of', { ref: refund.ref })),
  keyOf: ({ id }) => id,
  Body,
});

const at = (when: string): string => t('facts.at', { at: instantText(when, 'UTC') });

function Body({ data: refund, done }: BodyProps<'admin/refund-show'>) {
  return (
    <Columns
      wide="second"
      first={
        <>
          {done.banner}
          {refund.is_twice && <Banner tone="error">{t('twice')}</Banner>}
          <Section id="facts" title={t('facts.title')}>
            <Facts facts={factsOf(refund)} links={[auditLink(`booking:${refund.booking_id}`, t('audit'))]} />
          </Section>
        </>
      }
      second={<RefundActs key={`${refund.state} ${refund.changed_at}`} refund={refund} done={done} />}
    />
  );
}

function factsOf(refund: Refund): readonly Fact[] {
  const { settlement } = refund;
  return [
    [t('facts.state'), stateText(refund.state)],
    [t('facts.amount'), amountText(refund)],
    [t('facts.way'), settlement && t(`way.${settlement.way}`)],
    [t('facts.paidOn'), settlement && dateText(settlement.paid_on)],
    [t('facts.reference'), settlement && settlement.reference],
    [t('facts.due'), priceText(wireCents(refund.due))],
    [t('facts.reason'), reasonText(refund.reason)],
    [t('facts.maker'), makerText(refund)],
    [
      t('facts.booking'),
      <a
        key="booking"
        href={`${adminRoutes['admin-bookings'].path}/${refund.booking_id}`}
        className="link inline-flex min-h-6 items-center"
      >
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
}

interface RefundActsProps {
  readonly refund: Refund;
  readonly done: Done;
}

/** What may be done with it now: another try, or saying that it was paid otherwise. */
function RefundActs({ refund, done }: RefundActsProps) {
  return (
    <Section id="acts" title={t('acts.title')}>
      {refund.acts.length === 0 && <p>{idleText(refund)}</p>}
      {refund.acts.includes('retry') && <Retry refund={refund} done={done} />}
      {refund.acts.includes('settle') && refund.lines !== null && (
        <Settle refund={refund} lines={refund.lines} done={done} />
      )}
    </Section>
  );
}

function idleText({ is_own: isOwn, state }: Refund): string {
  if (isOwn) return t('acts.own');
  if (state === 'failed') return t('acts.covered');
  return t(state === 'under-way' ? 'acts.wait' : 'acts.done');
}

function Retry({ refund, done }: RefundActsProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const send = () =>
    run(async () => {
      const answer = await api('admin/refund-retry', { refund_id: refund.id });
      if (answer.ok) done.onDone(answer.data.message);
      else if (isRefusedAs(answer, 'refund-changed')) done.reload();
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

/** Says how the guest was paid, with what the books get. */
function Settle({ refund, lines, done }: RefundActsProps & { readonly lines: NonNullable<Refund['lines']> }) {
  const { api } = useApp();
  const [way, setWay] = useState<ManualMethod>('bank');
  return (
    <ActForm
      act={{
        name: t('settle.title'),
        submit: t('settle.confirm'),
        isDanger: true,
        text: (
          <>
            <h3 className="text-h4 font-bold">{t('settle.title')}</h3>
            <p>{t('settle.text', { amount: amountText(refund) })}</p>
          </>
        ),
        reason: { label: t('settle.reason'), hint: t('settle.reasonHint') },
        renderFields: (errorOf) => (
          <>
            <WayFields way={way} onChange={setWay} />
            <PaymentFields errorOf={errorOf} />
            <div>
              <p className="mb-1 text-small text-ink-2">{t('settle.lines')}</p>
              <LedgerLines lines={lines[way]} />
            </div>
          </>
        ),
        check: (data) => ({
          ...(textIn(data, 'reference').length < referenceLength.least && {
            reference: t('settle.referenceMissing'),
          }),
          ...(textIn(data, 'paid_on') === '' && { paid_on: t('settle.paidOnMissing') }),
        }),
        make: (reason, data) =>
          api('admin/refund-settle', {
            refund_id: refund.id,
            way,
            reference: textIn(data, 'reference'),
            paid_on: textIn(data, 'paid_on'),
            reason,
          }),
        stale: ['refund-changed'],
      }}
      onDone={done.onDone}
    />
  );
}

function WayFields({ way, onChange }: { readonly way: ManualMethod; readonly onChange: (way: ManualMethod) => void }) {
  return (
    <fieldset className="grid gap-3 tablet:grid-cols-2">
      <legend className="mb-2 font-medium">{t('way.legend')}</legend>
      {manualMethods.map((one) => (
        <RadioCard
          key={one}
          name="way"
          value={one}
          title={t(`way.${one}`)}
          detail={t(`way.${one}Detail`)}
          checked={way === one}
          onChange={() => onChange(one)}
        />
      ))}
    </fieldset>
  );
}

function PaymentFields({ errorOf }: Pick<FormWork, 'errorOf'>) {
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <TextField
        label={t('settle.reference')}
        hint={t('settle.referenceHint')}
        name="reference"
        maxLength={referenceLength.most}
        autoComplete="off"
        error={errorOf('reference')}
      />
      <TextField label={t('settle.paidOn')} name="paid_on" type="date" error={errorOf('paid_on')} />
    </div>
  );
}
