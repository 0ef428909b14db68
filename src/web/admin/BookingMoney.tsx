import { instantText } from '#src/web/ui/text/wall-time.ts';
import { kindText, methodText, refundText, stateText } from './money-words.ts';
import { chargedText, LedgerLines } from './LedgerLines.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './bookings-texts.ts';

type AdminBooking = CallOutput<'admin/booking'>;

interface Movement {
  readonly id: string;
  readonly at: string;
  readonly what: string;
  readonly about: string;
  /** Its page at the provider, where that has one by this name. */
  readonly href: string | null;
  readonly amount: string;
}

function movementsOf({ payments, refunds }: AdminBooking): Movement[] {
  const paid = payments.map((one) => ({
    id: one.id,
    at: one.at,
    what: `${methodText(one.method)}: ${stateText(one.status)}`,
    about: [one.provider_ref, one.is_surplus ? t('paid.late') : ''].filter(Boolean).join(' · '),
    href: one.provider_url,
    amount: chargedText(one),
  }));
  const back = refunds.map((one) => ({
    id: one.id,
    at: one.at,
    what: `${refundText(one.reason)}: ${stateText(one.status)}`,
    about: '',
    href: null,
    amount: chargedText({ ...one, amount_minor: -one.amount_minor }),
  }));
  return [...paid, ...back].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** What came and went, in its order; times are UTC, as in the log. */
export function Payments({ money }: { readonly money: AdminBooking }) {
  const movements = movementsOf(money);
  return (
    <section aria-labelledby="paid">
      <h2 id="paid" className="text-h3">
        {t('paid.title')}
      </h2>
      {movements.length === 0 && <p className="mt-2 text-ink-2">{t('paid.none')}</p>}
      <ul className="mt-2">
        {movements.map(({ id, at, what, about, href, amount }) => (
          <li key={id} className="flex items-start justify-between gap-4 border-t border-line py-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{what}</span>
              <span className="numbers block text-small text-ink-2">
                {t('at', { when: instantText(at, 'UTC') })}
                {about !== '' && ` · ${about}`}
                {href !== null && (
                  <>
                    {' · '}
                    <a href={href} className="link" rel="noreferrer">
                      {t('provider')}
                    </a>
                  </>
                )}
              </span>
            </span>
            <span className="numbers shrink-0 font-bold">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every posting of the booking with its lines. */
export function Ledger({ postings }: Pick<AdminBooking, 'postings'>) {
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="text-h3">
        {t('ledger.title')}
      </h2>
      <p className="mt-1 text-ink-2">{postings.length === 0 ? t('ledger.none') : t('ledger.text')}</p>
      <ol className="mt-2 grid gap-3">
        {postings.map(({ id, kind, at, lines }) => (
          <li key={id} className="rounded-card border border-line p-4">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-small font-bold">
              {kindText(kind)}
              <span className="numbers font-regular text-ink-2">{t('at', { when: instantText(at, 'UTC') })}</span>
            </h3>
            <div className="mt-2">
              <LedgerLines lines={lines} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
