import { Star } from 'lucide-react';
import { averageText, countText } from '#src/texts/intl.ts';

interface RatingProps {
  readonly value: number;
  /** "4.96 out of 5 from 212 reviews". */
  readonly label: string;
  readonly count?: number;
}

export function Rating({ value, label, count }: RatingProps) {
  return (
    <span className="numbers inline-flex items-center gap-1 text-small whitespace-nowrap">
      <Star aria-hidden size={15} fill="currentColor" strokeWidth={0} className="text-marigold-ink" />
      <span aria-hidden className="font-bold text-marigold-ink">
        {averageText(value)}
      </span>
      {count !== undefined && (
        <span aria-hidden className="text-ink-2">
          ({countText(count)})
        </span>
      )}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
