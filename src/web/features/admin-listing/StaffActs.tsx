import { useState } from 'react';
import type { StaffAct } from '#src/domain/listing/review-state.ts';
import { ActForm, bookingChoiceFields, bookingChoiceIn } from '#src/web/admin/ActForm.tsx';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { Review } from './load.ts';
import { wordFields, wordsIn } from './WordFields.tsx';
import { t } from './texts.ts';

interface StaffActsProps {
  readonly review: Review;
  readonly onDone: (said: string) => void;
}

/** Pause, take down or put back, each in two steps, with what becomes of bookings ahead. */
export function StaffActs({ review, onDone }: StaffActsProps) {
  const { api } = useApp();
  const [open, setOpen] = useState<StaffAct | null>(null);
  const { listing, staff_acts: acts, bookings_ahead: ahead, is_hidden: isHidden } = review;
  if (acts.length === 0) return null;
  const calls = open !== 'put_back' && ahead > 0;
  return (
    <section aria-labelledby="off-sale" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="off-sale" className="text-h3">
        {t('sale.title')}
      </h2>
      <p className="text-small text-ink-2">{t('sale.ahead', { count: ahead })}</p>
      {isHidden && <Banner tone="warning">{t('sale.hidden')}</Banner>}
      <div className="needs-script flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button key={act} kind="secondary" aria-expanded={open === act} onClick={() => setOpen(act)}>
            {t(`sale.${act}`)}
          </Button>
        ))}
      </div>
      {open !== null && acts.includes(open) && (
        <ActForm
          key={open}
          name={t(`sale.${open}`)}
          asksReason
          reasonHint={t('sale.reasonHint')}
          isDanger={open !== 'put_back'}
          fields={calls ? bookingChoiceFields : undefined}
          make={(reason, data) =>
            api('admin/listing-act', {
              listing_id: listing.id,
              version: listing.version,
              act: open,
              ...(calls && { bookings: bookingChoiceIn(data) }),
              reason,
            })
          }
          onDone={onDone}
          onEnd={() => setOpen(null)}
        >
          <p>{t(`sale.${open}.text`)}</p>
        </ActForm>
      )}
    </section>
  );
}

/** Words of the listing that the staff may correct, in one form. Prices and figures are the host's. */
export function Correction({ review: { listing, can_correct: can }, onDone }: StaffActsProps) {
  const { api } = useApp();
  const [isOpen, setOpen] = useState(false);
  if (!can) return null;
  return (
    <section aria-labelledby="correct" className="needs-script grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="correct" className="text-h3">
        {t('correct.title')}
      </h2>
      <p className="text-small text-ink-2">{t('correct.text')}</p>
      <div>
        <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t('correct.open')}
        </Button>
      </div>
      {isOpen && (
        <ActForm
          name={t('correct.save')}
          asksReason
          reasonHint={t('sale.reasonHint')}
          isDanger={false}
          fields={wordFields(listing.content)}
          make={(reason, data) =>
            api('admin/listing-correct', {
              listing_id: listing.id,
              version: listing.version,
              words: wordsIn(listing.content, data),
              reason,
            })
          }
          onDone={onDone}
          onEnd={() => setOpen(false)}
        >
          {null}
        </ActForm>
      )}
    </section>
  );
}
