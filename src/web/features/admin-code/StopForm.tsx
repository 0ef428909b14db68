import { reasonLength } from '#src/domain/office/dangerous-acts.ts';
import { withFreshFactor } from '#src/web/admin/fresh/fresh-factor.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './t.ts';

interface StopFormProps {
  readonly codeId: string;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
}

/** Ends a code, with the reason. */
export function StopForm({ codeId, onDone, onEnd }: StopFormProps) {
  const { api } = useApp();
  const form = useForm({
    read: (element) => String(new FormData(element).get('reason') ?? '').trim(),
    check: (reason): Record<string, string> =>
      reason.length < reasonLength.least ? { reason: t('field.reasonMissing') } : {},
    send: async (reason) => {
      const answer = await withFreshFactor(() => api('office/code-stop', { code_id: codeId, reason }));
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t('stop')}
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <p>{t('stop.text')}</p>
      <FormMessage text={form.message} />
      <TextArea
        label={t('field.reason')}
        hint={t('field.reasonHint')}
        name="reason"
        rows={2}
        maxLength={reasonLength.most}
        error={form.errorOf('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" loading={form.busy} loadingLabel={t('busy')}>
          {t('stop')}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
