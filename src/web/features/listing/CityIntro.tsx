import { useId, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface CityIntroProps {
  readonly text: string;
  readonly facts: readonly string[];
  /** Filters are set: who narrows a list has read it, and on narrow screens the cards come first. */
  readonly isBrief: boolean;
}

/** What a city is like. On phones two lines, the rest on a press; without script all of it. */
export function CityIntro({ text, facts, isBrief }: CityIntroProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classNames(isBrief && 'max-desk:hidden')}>
      <p
        id={id}
        className={classNames(
          'mt-3 max-w-[43.9em] text-ink-2 tablet:text-lead',
          !isOpen && 'max-tablet:line-clamp-2 max-tablet:noscript:line-clamp-none',
        )}
      >
        <Written isBlock>{text}</Written>
      </p>
      <div className="flex items-center justify-between gap-4 tablet:mt-4">
        <p className="numbers text-small font-medium text-ink-2">{facts.join(' · ')}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="needs-script link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end text-small tablet:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('city.less') : t('city.more')}
        </button>
      </div>
    </div>
  );
}
