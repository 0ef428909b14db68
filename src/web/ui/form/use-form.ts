import { useRef, useState, type SyntheticEvent } from 'react';
import { focusFirstInvalid, focusUnread, useAfterRender } from '#src/web/ui/browser/use-after-render.ts';

/** What is wrong with a form as a whole, and with its fields by name. */
export interface FormError {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A form at work. */
export interface FormWork {
  readonly busy: boolean;
  /** What is wrong with the whole, or empty. */
  readonly message: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly submit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void;
}

interface FormSteps<T> {
  readonly read: (form: HTMLFormElement) => T;
  /** Texts for the fields that are wrong, by name; with any, nothing is sent. */
  readonly check: (values: T) => Readonly<Record<string, string>>;
  /** Sends; answers what went wrong, or null. */
  readonly send: (values: T) => Promise<FormError | null>;
}

const fine: FormError = { message: '', fields: {} };

/** The course of a form: read, check, send, say what is wrong. What was typed is never touched. */
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
      // Whatever went wrong in what follows an answer: the button must not stay busy.
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
