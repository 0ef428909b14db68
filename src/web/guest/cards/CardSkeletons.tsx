import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { cardGridLook } from './CardGrid.tsx';
import type { CardColumns } from './card-course.ts';

interface CardSkeletonsProps {
  readonly count: number;
  readonly columns: CardColumns;
}

export function CardSkeletons({ count, columns }: CardSkeletonsProps) {
  return (
    <ul aria-hidden className={cardGridLook(columns)}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton className="aspect-[295/162] rounded-card" />
          <Line className="mt-3 text-small" width="w-3/5" />
          <Line className="mt-1 text-small" width="w-2/5" />
          <Line className="text-[1.0625rem] leading-snug" width="w-4/5" />
          <Line className="text-[1.0625rem] leading-snug" width="w-3/5" />
          <Line className="mt-1.5" width="w-2/5" />
          <Line className="text-small" width="w-1/2" />
        </li>
      ))}
    </ul>
  );
}

function Line({ className, width }: { readonly className: string; readonly width: string }) {
  return (
    <div className={`flex items-center ${className}`}>
      {'\u00a0'}
      <Skeleton className={`h-[0.8em] ${width}`} />
    </div>
  );
}
