import { useRef, useState, type SyntheticEvent } from 'react';
import { focusFirstInvalid, focusUnread, useAfterRender } from '#src/web/ui/browser/use-after-render.ts';

export interface FormError {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface FormWork {
  readonly busy: boolean;
  readonly message: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly submit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void;
}

interface FormSteps<T> {
  readonly read: (form: HTMLFormElement) => T;
  /** Errors by field; any error blocks sending. */
  readonly check: (values: T) => Readonly<Record<string, string>>;
  readonly send: (values: T) => Promise<FormError | null>;
}

const fine: FormError = { message: '', fields: {} };

/** Reads, checks and sends a form, and shows errors. Typed values are never changed. */
export function useForm<T>({ read, check, send }: FormSteps<T>): FormWork {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(fine);
  const running = useRef(false);
  const afterDraw = useAfterRender();

  const run = async (form: HTMLFormElement): Promise<void> => {
    if (focusUnread(form)) return;
    const values = read(form);
    const fields = check(values);
    setTrouble({ message: '', fields });
    if (Object.keys(fields).length > 0) return afterDraw(() => focusFirstInvalid(form));
    running.current = true;
    setBusy(true);
    let problem: FormError | null;
    try {
      problem = await send(values);
    } finally {
      // Also after an exception: the button must not stay busy.
      running.current = false;
      setBusy(false);
    }
    if (problem === null) return;
    setTrouble(problem);
    if (Object.keys(problem.fields).length > 0) afterDraw(() => focusFirstInvalid(form));
  };

  return {
    busy,
    message: trouble.message,
    errorOf: (field) => trouble.fields[field],
    submit: (event) => {
      event.preventDefault();
      if (!running.current) void run(event.currentTarget);
    },
  };
}
