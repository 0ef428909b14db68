import type { ReactNode } from 'react';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { type KnownCount, longCount, shortCount } from './known-choices.ts';

/** The number of a choice: short to the eye, whole to the ear. */
export function ChoiceNumber({ count }: { readonly count: KnownCount }) {
  return (
    <>
      <span aria-hidden>{shortCount(count)}</span>
      <span className="visually-hidden">{longCount(count)}</span>
    </>
  );
}

interface CountedBoxProps {
  readonly name: string;
  readonly value: string | number;
  readonly isOn: boolean;
  /** What the list would have with it; null where that is not known. */
  readonly count: KnownCount | null;
  readonly onTurn: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A choice with its number. One that leaves nothing cannot be turned on; it keeps its place for the keyboard, so that the
 * focus is not lost when a number changes under it.
 */
export function CountedBox({ name, value, isOn, count, onTurn, children }: CountedBoxProps) {
  const isOff = count?.total === 0 && !isOn;
  return (
    <div className={classNames('[&_label>span]:flex-1', isOff && '[&_input]:opacity-50')}>
      <Checkbox
        name={name}
        value={value}
        checked={isOn}
        aria-disabled={isOff || undefined}
        label={
          <span className={classNames('flex items-baseline justify-between gap-3', isOff && 'text-ink-3')}>
            <span>{children}</span>
            {count !== null && (
              <span className="numbers text-small text-ink-2">
                <ChoiceNumber count={count} />
              </span>
            )}
          </span>
        }
        onChange={(event) => {
          if (!isOff) onTurn(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
