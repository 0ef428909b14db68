import type { ReactNode } from 'react';
import type { ApiAnswer } from '#src/web/api/api.ts';
import { reasonLength } from '#src/domain/office/dangerous-acts.ts';
import { type StaffArea, staffAreas } from '#src/domain/office/staff/areas.ts';
import { withFreshFactor } from '#src/web/admin/fresh/fresh-factor.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { AreaBoxes } from './AreaBoxes.tsx';
import { t } from './t.ts';

interface ActFormProps {
  readonly name: string;
  readonly asksReason: boolean;
  readonly isDanger: boolean;
  /** The areas that are chosen at first; left out where there are none to choose. */
  readonly areas?: readonly StaffArea[] | undefined;
  readonly make: (reason: string, areas: readonly StaffArea[]) => Promise<ApiAnswer<'office/person-act'>>;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
  /** What it does. */
  readonly children: ReactNode;
}

/** The second step of an act: what it does, why it is done, and the press that does it. */
export function ActForm({ name, asksReason, isDanger, areas, make, onDone, onEnd, children }: ActFormProps) {
  const form = useForm({
    read: (element) => {
      const data = new FormData(element);
      return {
        reason: String(data.get('reason') ?? '').trim(),
        chosen: staffAreas.filter((area) => data.getAll('areas').includes(area)),
      };
    },
    check: ({ reason, chosen }): Record<string, string> => ({
      ...(areas !== undefined && chosen.length === 0 && { areas: t('areas.least') }),
      ...(asksReason && reason.length < reasonLength.least && { reason: t('reasonHint') }),
    }),
    send: async ({ reason, chosen }) => {
      const answer = await withFreshFactor(() => make(reason, chosen));
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <div className="grid gap-2 text-small wrap-anywhere">{children}</div>
      {areas !== undefined && <AreaBoxes chosen={areas} error={form.errorOf('areas')} />}
      {asksReason && (
        <TextArea
          label={t('reason')}
          name="reason"
          rows={2}
          maxLength={reasonLength.most}
          hint={t('reasonHint')}
          error={form.errorOf('reason')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} loading={form.busy} loadingLabel={t('busy')}>
          {name}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
