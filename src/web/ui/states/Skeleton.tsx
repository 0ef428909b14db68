import { classNames } from '#src/web/ui/class-names.ts';

/** A placeholder with the final geometry; shimmers unless motion is reduced. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden className={classNames('relative block overflow-hidden rounded-chip bg-sand', className)}>
      <span className="absolute inset-0 animate-shimmer bg-linear-to-r from-transparent via-surface/60 to-transparent" />
    </span>
  );
}
