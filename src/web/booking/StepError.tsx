import { CircleAlert } from 'lucide-react';
import { errors } from '#src/contract/errors.ts';
import type { ErrorCode } from '#src/contract/errors.ts';

interface StepErrorProps {
  readonly id: string;
  readonly code: ErrorCode | null;
}

/** The error of a step in the words of the catalogue, announced when it appears (spec 8). */
export function StepError({ id, code }: StepErrorProps) {
  if (code === null) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-small font-medium text-error">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {errors[code].text}
    </p>
  );
}
