import { inquiryUrl } from '#src/contract/urls.ts';
import { Banner } from '../../ui/Banner.tsx';
import { t, tn } from './t.ts';
import type { SlotCheck } from './use-slot-check.ts';

/** Says when there is no need to ask: the departure is free, or a question is open already. */
export function SlotNote({ slot }: { readonly slot: SlotCheck | null }) {
  if (slot === null) return null;
  const [first] = slot.open;
  if (first !== undefined) {
    return (
      <Banner tone="info">
        {tn('ask.open', slot.open.length)}{' '}
        <a href={inquiryUrl(first.id)} className="link">
          {t('ask.openLink')}
        </a>
      </Banner>
    );
  }
  if (!slot.hasTime) return null;
  return <Banner tone={slot.is_free ? 'success' : 'info'}>{t(slot.is_free ? 'ask.free' : 'ask.taken')}</Banner>;
}
