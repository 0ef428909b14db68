import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { CardPart, CardPartState } from './card-codes.ts';
import type { cardLook } from './card-look.ts';

/** The parts of the provider's component that are used: the same for all three fields. */
type ElementComponent = ComponentType<{
  id?: string;
  options?: { style?: ReturnType<typeof cardLook>; placeholder?: string };
  onReady?: (element: { focus: () => void }) => void;
  onChange?: (event: CardPartState & { error: undefined | object }) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}>;

interface CardPartFieldProps {
  readonly part: CardPart;
  readonly Element: unknown;
  readonly label: string;
  readonly error: string | null;
  /** Tells the error at once: it came while the field was typed in. */
  readonly isAnnounced: boolean;
  readonly style: ReturnType<typeof cardLook>;
  readonly onChange: (state: CardPartState & { readonly error: unknown }) => void;
}

/** One field of the card with its label and error; the number takes the whole row. */
export function CardPartField(props: CardPartFieldProps) {
  const { part, Element, label, error, isAnnounced, style, onChange } = props;
  const [hasFocus, setFocus] = useState(false);
  const field = useRef<{ focus: () => void } | null>(null);
  const Frame = Element as ElementComponent;
  const id = `card-${part}`;
  return (
    // The input itself is in the provider's frame, out of reach of a label: the group names it, and a press moves there.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === null ? undefined : `${id}-error`}
      className={classNames('grid content-start gap-1.5', part === 'number' && 'col-span-2')}
    >
      <span id={`${id}-label`} className="text-small font-medium" onClick={() => field.current?.focus()}>
        {label}
      </span>
      <div
        data-part={part}
        data-invalid={error !== null}
        className={classNames(
          'control grid content-center',
          hasFocus && 'outline-3 outline-offset-2 outline-jade',
          error !== null && 'border-error shadow-[inset_0_0_0_1px_var(--error)]',
        )}
      >
        <Frame
          id={id}
          options={{ style }}
          onReady={(element) => (field.current = element)}
          onChange={onChange}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        />
      </div>
      {error !== null && (
        <p
          id={`${id}-error`}
          role={isAnnounced ? 'alert' : undefined}
          className="flex items-start gap-1.5 text-small font-medium text-error"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
