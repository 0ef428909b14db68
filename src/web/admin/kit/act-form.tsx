// A back office action declared once: text, fields, reason and call (docs/reference/back-office.md#pages-and-actions).
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reasonLength } from '#src/domain/admin/areas.ts';
import type { ApiFailure } from '#src/web/platform/api/api.ts';
import { failureFormError, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { type FormWork, useForm } from '#src/web/ui/form/use-form.ts';
import { Fields, type FormFields, missingIn, textIn } from './fields.tsx';
import { withFreshFactor } from './fresh-factor.ts';
import { t } from './texts.ts';

export type ActAnswer<Data extends object = object> =
  | { readonly ok: true; readonly data: Data & { readonly message: string } }
  | ApiFailure;

export interface ReasonField {
  readonly label?: string;
  /** Names its readers besides the audit log. */
  readonly hint?: string;
}

export interface Act<Data extends object = object> {
  /** Name of the form and of its buttons. */
  readonly name: string;
  /** The opening button where several actions share a name. */
  readonly openName?: string;
  /** The submit button where it differs from the name. */
  readonly submit?: string;
  readonly text?: ReactNode;
  readonly isDanger?: boolean;
  readonly isMain?: boolean;
  /** Null: no reason is asked for. */
  readonly reason?: ReasonField | null;
  /** Fields before the reason. */
  readonly fields?: FormFields;
  readonly row?: string;
  readonly renderFields?: (errorOf: FormWork['errorOf']) => ReactNode;
  /** Errors by field besides missing values. */
  readonly check?: (data: FormData) => Readonly<Record<string, string>>;
  /** The call; requests a fresh second factor and repeats when required. */
  readonly make: (reason: string, data: FormData) => Promise<ActAnswer<Data>>;
  /** Refusal codes that reload the page: another operator was faster. */
  readonly stale?: readonly string[];
}

interface ActFormProps<Data extends object> {
  readonly act: Act<Data>;
  readonly onDone: (message: string, data: Data) => void;
  /** Closes the form; without it there is no close button. */
  readonly onEnd?: () => void;
}

export function ActForm<Data extends object>({ act, onDone, onEnd }: ActFormProps<Data>) {
  const { path, search, navigate } = useNavigation();
  const {
    name,
    submit = name,
    text,
    isDanger = false,
    reason = {},
    fields = [],
    row,
    renderFields,
    check,
    make,
    stale = [],
  } = act;
  const element = useRef<HTMLFormElement>(null);
  const isOpened = onEnd !== undefined;
  // The opening button is gone: focus the first field.
  useEffect(() => {
    if (isOpened) element.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [isOpened]);
  const form = useForm({
    read: (own) => new FormData(own),
    check: (data): Record<string, string> => ({
      ...missingIn(fields, data),
      ...check?.(data),
      ...(reason !== null && textIn(data, 'reason').length < reasonLength.least && { reason: t('act.reasonMissing') }),
    }),
    send: async (data) => {
      const answer = await withFreshFactor(() => make(textIn(data, 'reason'), data));
      if (answer.ok) {
        onDone(answer.data.message, answer.data);
        return null;
      }
      if (stale.some((code) => isRefusedAs(answer, code))) navigate(path + search, { replace: true });
      return failureFormError(answer);
    },
  });
  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label={name}
      className="needs-script grid w-full max-w-160 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      {text !== undefined && <div className="grid gap-2 wrap-anywhere">{text}</div>}
      <FormMessage text={form.message} />
      <Fields fields={fields} errorOf={form.errorOf} row={row} />
      {renderFields?.(form.errorOf)}
      {reason !== null && (
        <TextArea
          label={reason.label ?? t('act.reason')}
          name="reason"
          rows={2}
          maxLength={reasonLength.most}
          hint={reason.hint ?? t('act.reasonHint')}
          error={form.errorOf('reason')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} loading={form.busy} loadingLabel={t('act.busy')}>
          {submit}
        </Button>
        {onEnd !== undefined && (
          <Button kind="secondary" onClick={onEnd}>
            {t('act.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface ActsProps {
  readonly acts: readonly Act[];
  readonly onDone: (message: string) => void;
  readonly none?: string;
  readonly renderAbove?: (name: string) => ReactNode;
  /** `small` for row actions; `quiet` has no border. */
  readonly look?: 'small' | 'quiet';
}

export function Acts({ acts, onDone, none = '', renderAbove, look }: ActsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const act = acts.find(({ name }) => name === open);
  if (act !== undefined)
    return (
      <>
        {renderAbove?.(act.name)}
        <ActForm
          act={act}
          onDone={(message) => {
            setOpen(null);
            onDone(message);
          }}
          onEnd={() => setOpen(null)}
        />
      </>
    );
  if (acts.length === 0) return none === '' ? null : <p className="text-ink-2">{none}</p>;
  return (
    <div className="needs-script flex flex-wrap gap-3">
      {acts.map(({ name, openName, isMain = false }) => (
        <Button
          key={name}
          kind={isMain ? 'primary' : look === 'quiet' ? 'quiet' : 'secondary'}
          {...(look !== undefined && { size: 'small' })}
          {...(openName !== undefined && { 'aria-label': openName })}
          autoFocus={name === last}
          onClick={() => {
            setOpen(name);
            setLast(name);
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
