import { useEffect } from 'react';
import type { CallInput } from '#src/contract/types.ts';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { closePopup, openPopup } from '#src/web/ui/popup/popup.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { t } from '#src/web/guest/course/texts.ts';

type Reason = CallInput<'written-review/report'>['reason'];
const reasons = [
  'threat',
  'private_details',
  'other_experience',
  'bought',
  'other',
] as const satisfies readonly Reason[];

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const reason = reasons.find((one) => one === data.get('reason')) ?? null;
  return { reason, details: String(data.get('details') ?? '').trim() };
}

const check = ({ reason }: ReturnType<typeof read>): Record<string, string> =>
  reason === null ? { reason: t('report.missing') } : {};

interface ReportPopupProps {
  readonly reviewId: string;
  readonly onDone: (isSent: boolean) => void;
}

/** Reports a review with a reason. Opens on mount. */
export function ReportPopup({ reviewId, onDone }: ReportPopupProps) {
  const { api } = useApp();
  useEffect(() => void openPopup('review-report'), []);
  const form = useForm({
    read,
    check,
    send: async ({ reason, details }) => {
      if (reason === null) return null;
      const answer = await api('written-review/report', {
        review_id: reviewId,
        reason,
        ...(details !== '' && { details }),
      });
      if (!answer.ok) return failureFormError(answer);
      onDone(true);
      closePopup('review-report');
      return null;
    },
  });
  const options = [
    { value: '', label: t('report.none') },
    ...reasons.map((value) => ({ value, label: t(`report.${value}`) })),
  ];
  return (
    <Popup name="review-report" title={t('report.title')} onClose={() => onDone(false)}>
      <form noValidate method="post" className="grid gap-5" onSubmit={form.submit}>
        <p className="text-ink-2">{t('report.lead')}</p>
        <FormMessage text={form.message} />
        <Select label={t('report.reason')} name="reason" required options={options} error={form.errorOf('reason')} />
        <TextArea label={t('report.details')} name="details" maxLength={1000} error={form.errorOf('details')} />
        <Button type="submit" full loading={form.busy} loadingLabel={t('report.busy')}>
          {t('report.send')}
        </Button>
      </form>
    </Popup>
  );
}
