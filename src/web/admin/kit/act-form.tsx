// An act of the back office: what it does, its fields, its reason, and the call that does it, from one declaration
// (docs/reference/back-office.md#pages-and-acts).
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

/** The answer of a call that acts. */
export type ActAnswer<Data extends object = object> =
  | { readonly ok: true; readonly data: Data & { readonly message: string } }
  | ApiFailure;

/** The field of the reason where its words are not the usual ones. */
export interface ReasonField {
  readonly label?: string;
  /** Names who reads it besides the audit log. */
  readonly hint?: string;
}

/** Describes an act. */
export interface Act<Data extends object = object> {
  /** The name of the button that opens the form, of the form, and of the button that sends it. */
  readonly name: string;
  /** The name of the button that opens the form where several acts of one name are on the page. */
  readonly openName?: string;
  /** The text of the button that sends it where it is not the name. */
  readonly submit?: string;
  /** What it does. */
  readonly text?: ReactNode;
  readonly isDanger?: boolean;
  /** The usual act: its button stands out. */
  readonly isMain?: boolean;
  /** The field of the reason; null where none is asked for. */
  readonly reason?: ReasonField | null;
  /** The fields before the reason, and how those beside each other stand where that is not in columns of one width. */
  readonly fields?: FormFields;
  readonly row?: string;
  /** What else stands before the reason, below the fields. */
  readonly renderFields?: (errorOf: FormWork['errorOf']) => ReactNode;
  /** What is wrong with the fields besides those that are missing, by their names. */
  readonly check?: (data: FormData) => Readonly<Record<string, string>>;
  /** The call; when the second factor is not fresh, it is requested and the call is repeated. */
  readonly make: (reason: string, data: FormData) => Promise<ActAnswer<Data>>;
  /** Codes of refusals after which the page is loaded again: another operator was faster. */
  readonly stale?: readonly string[];
}

interface ActFormProps<Data extends object> {
  readonly act: Act<Data>;
  readonly onDone: (message: string, data: Data) => void;
  /** Closes the form; without it there is no button for that. */
  readonly onEnd?: () => void;
}

/** The form of an act: what it does, its fields, the reason, and the press that does it. */
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
  // The button that opened it is gone: focus the first field.
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
  /** The text where there is nothing to do. */
  readonly none?: string;
  /** What is shown above the form of an act, by its name. */
  readonly renderAbove?: (name: string) => ReactNode;
  /** Small buttons, for the acts on one row of many; quiet ones have no frame. */
  readonly look?: 'small' | 'quiet';
}

/** A button for each act; the form of the pressed one replaces them. */
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
