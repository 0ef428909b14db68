import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errors as texts } from '#src/contract/errors.ts';
import type { WidgetState } from '#src/domain/booking/steps/widget-state.ts';
import { showMessage } from '../ui/show-message.ts';

interface StepErrorProps {
  readonly id: string;
  readonly step: 'date' | 'time' | 'pax';
  readonly errors: WidgetState['errors'];
}

/**
 * The error of a step in the words of the catalogue, announced when it appears. After each check that the guest asked
 * for it comes into view with the focus (spec 8); a failed load must not take the focus away from what is being done.
 */
export function StepError({ id, step, errors }: StepErrorProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const code = errors[step];
  useEffect(() => {
    if (errors[step] === null || message.current === null) return;
    if (errors.options) showMessage(message.current);
    else message.current.scrollIntoView({ block: 'nearest' });
  }, [errors, step]);
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
      {texts[code].text}
    </p>
  );
}
