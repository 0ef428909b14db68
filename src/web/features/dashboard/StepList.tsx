import { ChevronRight } from 'lucide-react';
import { classNames } from '#src/web/ui/class-names.ts';
import type { NextStep } from './steps.ts';

interface StepListProps {
  readonly title: string;
  readonly steps: readonly NextStep[];
}

/** Lines that each lead to where something is done; what others wait for has a marigold edge and stands first. */
export function StepList({ title, steps }: StepListProps) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 text-h3">
        {title}
      </h2>
      <ul className="grid gap-3">
        {steps.map(({ key, title: what, text, href, isOurs }) => (
          <li
            key={key}
            className={classNames(
              'lift-host group relative flex items-center gap-4 rounded-panel border bg-surface p-4 tablet:px-5',
              isOurs ? 'border-marigold' : 'border-line',
            )}
          >
            <div className="min-w-0 flex-1">
              <h3 className="text-body font-bold wrap-anywhere">
                <a href={href} className="after:absolute after:inset-0 group-hover:underline">
                  {what}
                </a>
              </h3>
              <p className="text-small text-ink-2 wrap-anywhere">{text}</p>
            </div>
            <ChevronRight aria-hidden size={22} className="shrink-0 text-ink-2 rtl:-scale-x-100" />
          </li>
        ))}
      </ul>
    </section>
  );
}
