import { CircleAlert, Star } from 'lucide-react';
import { useId } from 'react';
import { t } from './texts.ts';

const stars = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | undefined;
  readonly error?: string | undefined;
  readonly isLarge?: boolean;
  readonly onChange: (value: number) => void;
}

/** One to five stars: five radio buttons, so that arrows, letters and screen readers know what to do; the word says what it means. */
export function StarField({ label, name, value, error, isLarge = false, onChange }: StarFieldProps) {
  const id = useId();
  const chosen = stars.find((one) => one === value);
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : id}>
      <legend className={isLarge ? 'mb-1 text-h3' : 'mb-0.5 font-medium'}>{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex flex-wrap">
          {stars.map((star) => (
            <label
              key={star}
              className="relative grid size-12 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-jade"
            >
              <input
                type="radio"
                name={name}
                value={star}
                required
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                aria-label={t('stars.one', { count: star, word: t(`stars.${star}`) })}
                aria-invalid={error === undefined ? undefined : true}
                checked={value === star}
                onChange={() => onChange(star)}
              />
              <Star
                aria-hidden
                size={isLarge ? 34 : 28}
                strokeWidth={1.5}
                fill={value !== undefined && star <= value ? 'currentColor' : 'none'}
                className={value !== undefined && star <= value ? 'text-marigold-ink' : 'text-ink-3'}
              />
            </label>
          ))}
        </div>
        <span aria-hidden className="text-small font-medium text-ink-2">
          {chosen === undefined ? '' : t(`stars.${chosen}`)}
        </span>
      </div>
      {error !== undefined && (
        <p id={id} className="mt-1 flex items-start gap-1.5 text-small font-medium text-error">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
