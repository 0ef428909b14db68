import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { WidgetState } from '#src/domain/booking/steps/widget-state.ts';
import { showMessage } from '#src/web/ui/popup/show-message.ts';
import { Tooltip } from '#src/web/ui/popup/Tooltip.tsx';

interface StepErrorProps {
  readonly id: string;
  readonly step: 'date' | 'time' | 'pax';
  readonly errors: WidgetState['errors'];
  /** The step's controls: the first takes the focus, the message is read with it. */
  readonly control?: RefObject<HTMLElement | null>;
}

const usable = [
  '[role=button][tabindex="0"]',
  'td [role=button]:not([aria-disabled=true])',
  'input:checked',
  'input:not(:disabled)',
  'button:not([aria-disabled=true])',
];

function firstIn(control: HTMLElement): HTMLElement | undefined {
  return usable.flatMap((one) => [...control.querySelectorAll<HTMLElement>(one)])[0];
}

/**
 * Announced. After the guest's own check it scrolls into view and takes the focus
 * (docs/domain/checkout.md#after-an-error); after a failed load it does not.
 */
export function StepError({ id, step, errors, control }: StepErrorProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const code = errors[step];
  useEffect(() => {
    if (errors[step] === null || message.current === null) return;
    const first = control?.current ? firstIn(control.current) : undefined;
    if (errors.options && first) {
      first.focus({ preventScroll: true });
      message.current.scrollIntoView({ block: 'nearest' });
    } else if (errors.options) showMessage(message.current);
    else message.current.scrollIntoView({ block: 'nearest' });
  }, [errors, step, control]);
  if (code === null) return null;
  return (
    <p
      ref={message}
      tabIndex={-1}
      id={id}
      role="alert"
      className="mt-1.5 flex scroll-my-4 items-start gap-1.5 text-small font-medium text-error"
    >
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {formErrorText(code)}
    </p>
  );
}

/** Tooltip of a failed calculation; closing it reloads the page. */
export function CalculationError({ onClose }: { readonly onClose: () => void }) {
  return (
    <Tooltip tone="error" onClose={onClose}>
      {formErrorText('calculation-failed')}
    </Tooltip>
  );
}
