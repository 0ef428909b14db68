import { useState } from 'react';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from './fresh-factor.ts';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { AdminReview } from './review-load.ts';
import { t } from './review-texts.ts';

interface ReviewActsProps {
  readonly review: AdminReview;
  readonly onDone: (said: string) => void;
}

/** The one thing that may be done with a review: it is removed, or a removal is taken back. Stars and text never change. */
export function ReviewActs({ review, onDone }: ReviewActsProps) {
  const [isOpen, setOpen] = useState(false);
  const act = review.is_removed ? 'restore' : 'remove';
  return (
    <section aria-labelledby="acts" className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h2 id="acts" className="text-h3">
        {t('acts.title')}
      </h2>
      <p className="text-small text-ink-2">{t('acts.text')}</p>
      {isOpen ? (
        <ActForm act={act} reviewId={review.id} onDone={onDone} onEnd={() => setOpen(false)} />
      ) : (
        <div className="needs-script">
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {t(`act.${act}`)}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ActFormProps {
  readonly act: 'remove' | 'restore';
  readonly reviewId: string;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
}

function ActForm({ act, reviewId, onDone, onEnd }: ActFormProps) {
  const { api } = useApp();
  const form = useForm({
    read: (element) => String(new FormData(element).get('reason') ?? '').trim(),
    check: (reason): Record<string, string> =>
      reason.length < reasonLength.least ? { reason: t('reason.missing') } : {},
    send: async (reason) => {
      const input = { review_id: reviewId, reason };
      const answer = await (act === 'remove'
        ? withFreshFactor(() => api('written-review/remove', input))
        : api('written-review/restore', input));
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={t(`act.${act}`)}
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <TextArea
        label={t(`reason.${act}`)}
        name="reason"
        rows={3}
        maxLength={reasonLength.most}
        hint={t(`hint.${act}`)}
        error={form.errorOf('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          kind={act === 'remove' ? 'danger' : 'primary'}
          loading={form.busy}
          loadingLabel={t('busy')}
        >
          {t(`act.${act}`)}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
