import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { ChangingText } from './Money.tsx';

/** `total` is below a rule, `saving` green, `cash` the amount for the host. */
export interface PriceRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly amount: ReactNode;
  readonly note?: ReactNode;
  readonly kind?: 'line' | 'subtotal' | 'total' | 'saving' | 'now' | 'cash';
}

interface PriceTableProps {
  readonly caption: string;
  readonly rows: readonly PriceRow[];
  /** Dims the old price while a new one loads (visual: money waiting). */
  readonly busy?: boolean;
}

const looks = {
  line: '',
  subtotal: 'border-t border-line pt-2.5 mt-0.5',
  total: 'border-t border-line pt-3 mt-1 text-lead font-bold',
  saving: 'text-success font-medium',
  now: 'font-bold',
  cash: 'font-medium',
} as const;

export function PriceTable({ caption, rows, busy = false }: PriceTableProps) {
  return (
    <dl
      aria-label={caption}
      aria-busy={busy}
      className={classNames('grid gap-2 transition-opacity duration-(--hover)', busy && 'opacity-60')}
    >
      {rows.map(({ key, label, amount, note, kind = 'line' }) => (
        <div key={key} className={classNames('flex flex-wrap justify-between gap-x-4', looks[kind])}>
          <dt className="flex-[1_1_8rem]">{label}</dt>
          <dd className="numbers ms-auto max-w-full text-end wrap-anywhere">
            {typeof amount === 'string' ? <ChangingText text={amount} /> : amount}
          </dd>
          {note !== undefined && <dd className="basis-full text-small font-regular text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
