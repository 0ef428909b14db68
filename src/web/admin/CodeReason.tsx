import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { Code } from './code-load.ts';
import { t } from './code-texts.ts';

interface ReasonFormProps {
  readonly act: 'stop' | 'confirm';
  readonly code: Pick<Code, 'id' | 'version'>;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
}

/** Ends a code, or lets one count that has waited for a second person, with the reason. */
export function ReasonForm({ act, code: { id, version }, onDone, onEnd }: ReasonFormProps) {
  const { api } = useApp();
  const form = useForm({
    read: (element) => String(new FormData(element).get('reason') ?? '').trim(),
    check: (reason): Record<string, string> =>
      reason.length < reasonLength.least ? { reason: t('field.reasonMissing') } : {},
    send: async (reason) => {
      const answer = await withFreshFactor(() =>
        act === 'stop'
          ? api('admin/code-stop', { code_id: id, reason })
          : api('admin/code-confirm', { code_id: id, version, reason }),
      );
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t(act)}
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <p>{t(`${act}.text`)}</p>
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
        <Button type="submit" kind={act === 'stop' ? 'danger' : 'primary'} loading={form.busy} loadingLabel={t('busy')}>
          {t(act)}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
