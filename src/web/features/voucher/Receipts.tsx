import { FileText } from 'lucide-react';
import { instantText } from '#src/web/booking/wall-time.ts';
import { usdText } from '#src/web/ui/text/money-text.ts';
import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';

/** Receipts of what was paid and given back, each a file to keep. */
export function Receipts({ booking }: { readonly booking: BookingDetail }) {
  const { receipts, time_zone: zone } = booking;
  if (receipts.length === 0) return null;
  return (
    <section
      aria-labelledby="receipts"
      className="rounded-panel border border-line bg-surface p-5 tablet:p-6 print:hidden"
    >
      <h2 id="receipts" className="mb-2 text-h3">
        {t('receipts.title')}
      </h2>
      <ul>
        {receipts.map(({ number, kind, amount, at, url }) => (
          <li key={number} className="border-t border-line first:border-0">
            <a href={url} download className="flex min-h-14 items-center gap-3 py-2 hover:underline">
              <FileText aria-hidden size={20} className="shrink-0 text-brand" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{t(`receipts.${kind}`, { number })}</span>
                <span className="numbers block text-small text-ink-2">{instantText(at, zone)}</span>
              </span>
              <span className="numbers font-medium">{usdText(amount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
