import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { CardPart, CardPartState } from './card-codes.ts';
import type { cardLook } from './card-look.ts';

/** The parts of the provider's component that are used: the same for all three fields. */
type ElementComponent = ComponentType<{
  id?: string;
  options?: { style?: ReturnType<typeof cardLook>; placeholder?: string };
  onChange?: (event: CardPartState & { error: undefined | object }) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}>;

interface CardPartFieldProps {
  readonly part: CardPart;
  readonly Element: unknown;
  readonly label: string;
  readonly error: string | null;
  readonly style: ReturnType<typeof cardLook>;
  readonly onChange: (state: CardPartState & { readonly error: unknown }) => void;
}

/** One field of the card with its label and error; the number takes the whole row. */
export function CardPartField({ part, Element, label, error, style, onChange }: CardPartFieldProps) {
  const [hasFocus, setFocus] = useState(false);
  const Frame = Element as ElementComponent;
  const id = `card-${part}`;
  return (
    <div className={classNames('grid content-start gap-1.5', part === 'number' && 'col-span-2')}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
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
          onChange={onChange}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        />
      </div>
      {error !== null && (
        <p role="alert" className="flex items-start gap-1.5 text-small font-medium text-error">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
