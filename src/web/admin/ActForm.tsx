import type { ReactNode } from 'react';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { type BookingChoice, bookingChoices } from '#src/domain/listing/off-sale.ts';
import { withFreshFactor } from './fresh-factor.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { type FormWork, useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './t.ts';

interface ActFormProps {
  readonly name: string;
  readonly asksReason: boolean;
  readonly isDanger: boolean;
  /** What is said below the reason, where somebody else reads it, too. */
  readonly reasonHint?: string;
  /** Fields of its own, and what is wrong with them. */
  readonly fields?: ((errorOf: FormWork['errorOf']) => ReactNode) | undefined;
  readonly check?: (data: FormData) => Readonly<Record<string, string>>;
  readonly make: (reason: string, data: FormData) => Promise<ApiAnswer<'admin/person-act'>>;
  readonly onDone: (said: string) => void;
  readonly onEnd: () => void;
  /** What it does. */
  readonly children: ReactNode;
}

/** The second step of an act: what it does, why it is done, and the press that does it. */
export function ActForm({ name, asksReason, isDanger, reasonHint, fields, check, ...does }: ActFormProps) {
  const { make, onDone, onEnd, children } = does;
  const form = useForm({
    read: (element) => new FormData(element),
    check: (data): Record<string, string> => ({
      ...check?.(data),
      ...(asksReason && reasonIn(data).length < reasonLength.least && { reason: t('act.reasonHint') }),
    }),
    send: async (data) => {
      const answer = await withFreshFactor(() => make(reasonIn(data), data));
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
      {fields?.(form.errorOf)}
      {asksReason && (
        <TextArea
          label={t('act.reason')}
          name="reason"
          rows={2}
          maxLength={reasonLength.most}
          hint={reasonHint ?? t('act.reasonHint')}
          error={form.errorOf('reason')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} loading={form.busy} loadingLabel={t('act.busy')}>
          {name}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('act.cancel')}
        </Button>
      </div>
    </form>
  );
}

const reasonIn = (data: FormData): string => String(data.get('reason') ?? '').trim();

const choices = bookingChoices.map((choice) => ({ value: choice, label: t(`bookings.${choice}`) }));

/** What becomes of bookings ahead, for the form of an act; they are kept unless something else is chosen. */
export const bookingChoiceFields = () => (
  <Select label={t('bookings.label')} name="bookings" hint={t('bookings.hint')} options={choices} />
);

/** The choice in a form that has this field. */
export const bookingChoiceIn = (data: FormData): BookingChoice => offSaleIn(data) ?? 'keep';

/** Whether an act takes all listings of a host off sale, too, and what becomes of bookings ahead then; neither at first. */
export const offSaleFields = () => (
  <Select
    label={t('offSale.label')}
    name="bookings"
    hint={t('bookings.hint')}
    options={[
      { value: '', label: t('offSale.no') },
      ...bookingChoices.map((choice) => ({ value: choice, label: t(`offSale.${choice}`) })),
    ]}
  />
);

/** The choice in a form with these fields; null where listings stay on sale. */
export const offSaleIn = (data: FormData): BookingChoice | null =>
  bookingChoices.find((choice) => choice === data.get('bookings')) ?? null;
