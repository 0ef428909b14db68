// One of several decisions with a shared note.
import { useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { ButtonKind } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { type CallAnswer, useCall } from './use-call.ts';
import { t } from './texts.ts';

interface Decision<Key extends string> {
  readonly key: Key;
  readonly name: string;
  readonly kind: ButtonKind;
  /** Minimum length of its note; none where optional. */
  readonly least?: number;
}

interface DecideFormProps<Key extends string> {
  /** What is decided, where several are on the page. */
  readonly name?: string;
  /** Without a label there is no note. */
  readonly label?: string;
  readonly hint?: string;
  readonly most?: number;
  /** The error of a missing note; without it the buttons are disabled until it is long enough. */
  readonly missing?: string;
  readonly decisions: readonly Decision<Key>[];
  readonly make: (key: Key, note: string) => Promise<CallAnswer>;
  /** Refusal codes that reload the page: another operator was faster. */
  readonly stale?: readonly string[];
  readonly onDone: (message: string, key: Key) => void;
}

export function DecideForm<Key extends string>({
  label,
  hint,
  most,
  missing,
  decisions,
  ...does
}: DecideFormProps<Key>) {
  const { busy, trouble, call } = useCall(does.stale);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const decide = ({ key, least = 0 }: Decision<Key>): void => {
    const note = typed.trim();
    setFault(note.length < least ? missing : undefined);
    if (note.length >= least)
      call(
        () => does.make(key, note),
        (message) => does.onDone(message, key),
      );
  };
  return (
    <div
      {...(does.name !== undefined && { role: 'group', 'aria-label': does.name })}
      className="needs-script grid max-w-140 gap-4"
    >
      <FormMessage text={trouble} />
      {label !== undefined && (
        <TextArea
          label={label}
          hint={hint}
          maxLength={most}
          rows={2}
          value={typed}
          error={fault}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {decisions.map((one) => (
          <Button
            key={one.key}
            kind={one.kind}
            disabled={missing === undefined && typed.trim().length < (one.least ?? 0)}
            loading={busy}
            loadingLabel={t('act.busy')}
            onClick={() => decide(one)}
          >
            {one.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
