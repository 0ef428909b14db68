import { UserPlus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { openPopup } from '../../../ui/popup.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { t, tn } from '../t.ts';
import type { Trip } from '../use-trip.ts';
import { CompanionForm } from './CompanionForm.tsx';
import { CompanionRow } from './CompanionRow.tsx';

/** Who comes along: the invited, and an invitation for each free place (product 8). */
export function Companions({ trip }: { readonly trip: Trip }) {
  const { companions, companions_left: left, can } = trip.booking;
  const area = useKeptFocus<HTMLElement>(String(companions.length));
  if (companions.length === 0 && !can.invite) return null;
  return (
    <section
      {...area}
      aria-labelledby="companions"
      className="rounded-panel border border-line bg-surface p-5 tablet:p-6 print:hidden"
    >
      <h2 id="companions" tabIndex={-1} data-next-focus className="text-h3 outline-none">
        {t('companion.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t('companion.about')}</p>
      {companions.length > 0 && (
        <ul className="mb-2">
          {companions.map((companion) => (
            <CompanionRow key={companion.id} trip={trip} companion={companion} />
          ))}
        </ul>
      )}
      {can.invite && left > 0 && (
        <Button kind="secondary" className="needs-script" onClick={() => openPopup('companion-form')}>
          <UserPlus aria-hidden size={18} />
          {tn('companion.invite', left)}
        </Button>
      )}
      {left === 0 && <p className="text-small text-ink-2">{t('companion.full')}</p>}
      <Popup name="companion-form" title={t('companion.formTitle')} size="medium">
        <CompanionForm trip={trip} />
      </Popup>
    </section>
  );
}
