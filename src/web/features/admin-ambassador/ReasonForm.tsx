import type { ReactNode } from 'react';
import type { CallInput } from '#src/contract/types.ts';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { withFreshFactor } from '#src/web/admin/fresh/fresh-factor.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './load.ts';

type Act = 'admin/partner-change' | 'admin/partner-pay';

interface ReasonFormProps<N extends Act> {
  readonly call: N;
  readonly title: string;
  readonly text: string;
  readonly isDanger: boolean;
  /** What else the call takes, from the fields. */
  readonly read: (data: FormData) => Omit<CallInput<N>, 'reason'>;
  /** What of the fields is wrong besides the reason. */
  readonly check?: (data: FormData) => Readonly<Record<string, string>>;
  readonly renderFields?: (errorOf: (field: string) => string | undefined) => ReactNode;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
}

/** An act on a partner with its reason; the second factor is asked for where it was not shown lately. */
export function ReasonForm<N extends Act>(props: ReasonFormProps<N>) {
  const { call, title, text, isDanger, read, check, renderFields, onDone, onEnd } = props;
  const { api } = useApp();
  const form = useForm({
    read: (element) => new FormData(element),
    check: (data): Readonly<Record<string, string>> => ({
      ...check?.(data),
      ...(reasonOf(data).length < reasonLength.least && { reason: t('field.reasonMissing') }),
    }),
    send: async (data) => {
      const input = { ...read(data), reason: reasonOf(data) } as CallInput<N>;
      const answer = await withFreshFactor<N>(() => api(call, input));
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={title}
      className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <p>{text}</p>
      <FormMessage text={form.message} />
      {renderFields?.(form.errorOf)}
      <TextArea
        label={t('field.reason')}
        hint={t('field.reasonHint')}
        name="reason"
        rows={2}
        maxLength={reasonLength.most}
        error={form.errorOf('reason')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" {...(isDanger && { kind: 'danger' })} loading={form.busy} loadingLabel={t('busy')}>
          {title}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

const reasonOf = (data: FormData): string => String(data.get('reason') ?? '').trim();
