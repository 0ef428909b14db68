import { useState } from 'react';
import type { FormEvent } from 'react';
import { errors } from '#src/contract/errors.ts';
import type { ApiFailure } from '#src/web/api/api.ts';
import { t } from '../../locale/t.ts';
import { focusFirstInvalid, useAfterDraw } from '#src/web/ui/browser/use-after-draw.ts';

type FieldErrors = Readonly<Record<string, string>>;

interface FormCall {
  readonly busy: boolean;
  /** What is wrong with the whole, or empty. */
  readonly message: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

function messageOf(failure: ApiFailure): string {
  if (failure.kind === 'refusal') return failure.error.message;
  return failure.kind === 'network' ? t('error.offline') : errors.internal.text;
}

/**
 * The course of a form: check, call, show what is wrong. Values typed so far are never touched (visual rule 16).
 * @param check texts for the fields that are wrong; the call is made only when there are none
 * @param call makes the call; answers the failure, or null when it went well
 */
export function useFormCall<T>(
  read: (form: HTMLFormElement) => T,
  check: (values: T) => FieldErrors,
  call: (values: T) => Promise<ApiFailure | null>,
): FormCall {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<{ message: string; fields: FieldErrors }>({ message: '', fields: {} });
  const afterDraw = useAfterDraw();

  const run = async (form: HTMLFormElement): Promise<void> => {
    const values = read(form);
    const fields = check(values);
    setTrouble({ message: '', fields });
    if (Object.keys(fields).length > 0) return afterDraw(() => focusFirstInvalid(form));
    setBusy(true);
    const failure = await call(values);
    setBusy(false);
    if (failure === null) return;
    const found = failure.kind === 'refusal' ? (failure.error.fields ?? {}) : {};
    setTrouble({ message: messageOf(failure), fields: found });
    if (Object.keys(found).length > 0) afterDraw(() => focusFirstInvalid(form));
  };

  return {
    busy,
    message: trouble.message,
    errorOf: (field) => trouble.fields[field],
    submit: (event) => {
      event.preventDefault();
      if (!busy) void run(event.currentTarget);
    },
  };
}
