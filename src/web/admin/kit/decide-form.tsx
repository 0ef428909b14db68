// One of a few decisions, with words that belong to whichever is pressed.
import { useState } from 'react';
import { withFreshFactor } from '#src/web/admin/fresh-factor.ts';
import type { ApiFailure } from '#src/web/platform/api/api.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { ButtonKind } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from './texts.ts';

/** One of the decisions. */
export interface Decision<Key extends string> {
  readonly key: Key;
  readonly name: string;
  readonly kind: ButtonKind;
  /** The fewest characters of its words; none where they may be left out. */
  readonly least?: number;
}

/** The answer of a call that decides; its message, where it has one. */
type DecisionAnswer = { readonly ok: true; readonly data: object } | ApiFailure;

interface DecideFormProps<Key extends string> {
  /** What is decided about, where several are on the page. */
  readonly name?: string;
  /** The field of the words; without it none are asked for. */
  readonly label?: string;
  readonly hint?: string;
  readonly most?: number;
  /** What is said where words are missing. */
  readonly missing?: string;
  readonly decisions: readonly Decision<Key>[];
  readonly make: (key: Key, words: string) => Promise<DecisionAnswer>;
  /** Codes of refusals after which the page is loaded again: another operator was faster. */
  readonly stale?: readonly string[];
  readonly onDone: (message: string, key: Key) => void;
}

/** Words and a button for each decision. */
export function DecideForm<Key extends string>({
  label,
  hint,
  most,
  missing,
  decisions,
  ...does
}: DecideFormProps<Key>) {
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const decide = ({ key, least = 0 }: Decision<Key>): void => {
    const words = typed.trim();
    setFault(words.length < least ? missing : undefined);
    if (words.length < least) return;
    void run(async () => {
      const answer = await withFreshFactor(() => does.make(key, words));
      if (answer.ok) {
        does.onDone('message' in answer.data ? String(answer.data.message) : '', key);
        return null;
      }
      if (does.stale?.some((code) => isRefusedAs(answer, code))) navigate(path + search, { replace: true });
      return failureText(answer);
    });
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
          <Button key={one.key} kind={one.kind} loading={busy} loadingLabel={t('act.busy')} onClick={() => decide(one)}>
            {one.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
