// /admin/refunds/{id}: one refund (docs/reference/back-office.md#refunds).
import { useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { type ManualMethod, manualMethods } from '#src/domain/ledger/settlement.ts';
import { referenceLength } from '#src/domain/payment/manual-refund.ts';
import { chargeText } from '#src/texts/money-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { LedgerLines } from './LedgerLines.tsx';
import { Section } from './kit/Section.tsx';
import { ActForm } from './kit/act-form.tsx';
import { adminPage, type BodyProps, byId, type Done } from './kit/admin-page.tsx';
import { bookingUrl, linkTo } from './kit/cells.tsx';
import { auditLink, Columns, type Fact, Facts } from './kit/facts.tsx';
import { Fields, type FormFields, missingIn, textIn } from './kit/fields.tsx';
import { useCall } from './kit/use-call.ts';
import { money } from './kit/values.ts';
import { ageText, makerText } from './refund-text.ts';
import { t } from './refunds-texts.ts';

type Refund = CallOutput<'admin/refund-show'>;

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
    [t('facts.state'), t(`state.${refund.state}`)],
    [t('facts.amount'), chargeText(refund.amount_minor, refund.currency)],
    [t('facts.way'), settlement && t(`way.${settlement.way}`)],
    [t('facts.paidOn'), settlement && dateText(settlement.paid_on)],
    [t('facts.reference'), settlement && settlement.reference],
    [t('facts.due'), money(refund.due)],
    [t('facts.reason'), t(`reason.${refund.reason}`)],
    [t('facts.maker'), makerText(refund)],
    [t('facts.booking'), linkTo(bookingUrl(refund.booking_id), refund.ref)],
    [t('facts.guest'), refund.guest],
    [t('facts.provider'), t(`provider.${refund.provider}`)],
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

/** Retry, or mark as paid otherwise. */
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
  const { busy, trouble, call } = useCall(['refund-changed']);
  const send = () => call(() => api('admin/refund-retry', { refund_id: refund.id }), done.onDone);
  return (
    <div className="needs-script grid justify-items-start gap-3 rounded-card border border-line p-4 tablet:p-5">
      <p>{t('retry.text')}</p>
      <FormMessage text={trouble} />
      <Button kind="secondary" loading={busy} loadingLabel={t('busy')} onClick={send}>
        {t('retry.send')}
      </Button>
    </div>
  );
}

/** Records how the guest was paid, with the ledger lines. */
function Settle({ refund, lines, done }: RefundActsProps & { readonly lines: NonNullable<Refund['lines']> }) {
  const { api } = useApp();
  const [method, setMethod] = useState<ManualMethod>('bank');
  return (
    <ActForm
      act={{
        name: t('settle.title'),
        submit: t('settle.confirm'),
        isDanger: true,
        text: (
          <>
            <h3 className="text-h4 font-bold">{t('settle.title')}</h3>
            <p>{t('settle.text', { amount: chargeText(refund.amount_minor, refund.currency) })}</p>
          </>
        ),
        reason: { label: t('settle.reason'), hint: t('settle.reasonHint') },
        renderFields: (errorOf) => (
          <>
            <MethodFields method={method} onChange={setMethod} />
            <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <Fields fields={paymentFields()} errorOf={errorOf} />
            </div>
            <div>
              <p className="mb-1 text-small text-ink-2">{t('settle.lines')}</p>
              <LedgerLines lines={lines[method]} />
            </div>
          </>
        ),
        check: (data) => ({
          ...missingIn(paymentFields(), data),
          ...(textIn(data, 'reference').length < referenceLength.least && { reference: t('settle.referenceMissing') }),
        }),
        make: (reason, data) =>
          api('admin/refund-settle', {
            refund_id: refund.id,
            way: method,
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

function MethodFields({
  method,
  onChange,
}: {
  readonly method: ManualMethod;
  readonly onChange: (method: ManualMethod) => void;
}) {
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
          checked={method === one}
          onChange={() => onChange(one)}
        />
      ))}
    </fieldset>
  );
}

const paymentFields = (): FormFields => [
  {
    name: 'reference',
    label: t('settle.reference'),
    hint: t('settle.referenceHint'),
    most: referenceLength.most,
  },
  { kind: 'date', name: 'paid_on', label: t('settle.paidOn'), missing: t('settle.paidOnMissing') },
];
