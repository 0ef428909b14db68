import { useState } from 'react';
import { withFreshFactor } from '#src/web/admin/fresh/fresh-factor.ts';
import { failureTrouble, isRefusedAs } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { ReportDetail } from './load.ts';
import { t } from './texts.ts';

interface ActFormProps {
  readonly reportId: number;
  readonly can: ReportDetail['can'];
  readonly onEnd: (said: string | null) => void;
}

/** What to do about it, with a note for the log; removing a review also says why in public. */
export function ActForm({ reportId, can, onEnd }: ActFormProps) {
  const { api } = useApp();
  const [act, setAct] = useState(can[0] ?? 'close');
  const isRemoval = act === 'remove-review';
  const form = useForm({
    read: (element) => {
      const data = new FormData(element);
      return { note: String(data.get('note') ?? '').trim(), reason: String(data.get('reason') ?? '').trim() };
    },
    check: ({ note, reason }): Record<string, string> => ({
      ...(note.length < 3 && { note: t('act.noteMissing') }),
      ...(isRemoval && reason.length < 10 && { reason: t('act.reasonMissing') }),
    }),
    send: async ({ note, reason }) => {
      const answer = await withFreshFactor(() =>
        api('report/act', { report_id: reportId, act, note, ...(isRemoval && { reason }) }),
      );
      if (answer.ok) onEnd(answer.data.message);
      else if (isRefusedAs(answer, 'report-ended')) onEnd(null);
      else return failureTrouble(answer);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <fieldset className="grid min-w-0 gap-2.5">
        <legend className="mb-1.5 text-small font-medium">{t('act.what')}</legend>
        {can.map((one) => (
          <RadioCard
            key={one}
            name="act"
            value={one}
            title={t(`act.${one}`)}
            detail={t(`act.${one}Text`)}
            checked={act === one}
            onChange={() => setAct(one)}
          />
        ))}
      </fieldset>
      {isRemoval && (
        <TextField
          label={t('act.reason')}
          name="reason"
          maxLength={500}
          hint={t('act.reasonHint')}
          error={form.errorOf('reason')}
        />
      )}
      <TextField label={t('act.note')} name="note" maxLength={500} error={form.errorOf('note')} />
      <Button type="submit" className="justify-self-start" loading={form.busy} loadingLabel={t('busy')}>
        {t('act.send')}
      </Button>
    </form>
  );
}
