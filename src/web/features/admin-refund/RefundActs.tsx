import { failureText, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { AdminRefund } from './load.ts';
import { SettleForm } from './SettleForm.tsx';
import { t } from './texts.ts';

interface RefundActsProps {
  readonly refund: AdminRefund;
  readonly onDone: (said: string) => void;
  /** Somebody else, or the provider, was quicker: the page shows what is now. */
  readonly onChanged: () => void;
}

/** What may be done with it now: another try, or saying that it was paid otherwise. */
export function RefundActs({ refund, onDone, onChanged }: RefundActsProps) {
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
