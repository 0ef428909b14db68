import { Send, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { BookingDetail } from '#src/web/features/voucher/credentials.ts';
import { t } from '#src/web/features/voucher/texts.ts';
import type { Trip } from '#src/web/features/voucher/use-trip.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { useKeptFocus } from '#src/web/ui/popup/use-kept-focus.ts';
import { CompanionForm } from './CompanionForm.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';

interface CompanionRowProps {
  readonly trip: Trip;
  readonly companion: BookingDetail['companions'][number];
}

/** Somebody invited: when the mail went out, sending it again, and taking the person off after one more press. */
function CompanionRow({ trip, companion }: CompanionRowProps) {
  const { api, credentials, refresh, booking } = trip;
  const { busy, trouble, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const name = `${companion.first_name} ${companion.last_name}`.trim();
  const act = (call: 'companion/resend' | 'companion/remove'): void =>
    void run(async () => {
      setSaid('');
      const answer = await api(call, { ...credentials, companion_id: companion.id });
      if (!answer.ok) return failureText(answer);
      setSaid(call === 'companion/resend' ? t('companion.sentAgain') : '');
      await refresh();
      return null;
    });
  const when = instantText(companion.sent_at, booking.time_zone);
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <Written>{name}</Written>
        </p>
        <p className="text-small wrap-anywhere text-ink-2">{companion.email}</p>
        <p className="text-small text-ink-2">{t('companion.sentAt', { when, city: booking.course.city_name })}</p>
      </div>
      <FormMessage text={trouble} />
      <p role="status" className="text-small font-medium text-success empty:hidden">
        {said}
      </p>
      <div className="needs-script flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="small"
          disabled={companion.sends_left === 0 || busy}
          onClick={() => act('companion/resend')}
        >
          <Send aria-hidden size={16} />
          {companion.sends_left === 0 ? t('companion.noMore') : t('companion.resend', { count: companion.sends_left })}
          <span className="visually-hidden">
            <Written>{name}</Written>
          </span>
        </Button>
        {isAsking ? (
          <Button
            kind="danger"
            size="small"
            loading={busy}
            loadingLabel={t('busy')}
            // It takes the place of the first button: the second press of a double click is no answer.
            onClick={(event) => event.detail < 2 && act('companion/remove')}
          >
            {t('companion.removeSure')}
          </Button>
        ) : (
          <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
            <UserMinus aria-hidden size={16} />
            {t('companion.remove')}
            <span className="visually-hidden">
              <Written>{name}</Written>
            </span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Who comes along: the invited, and an invitation for each free place (docs/vouchers.md#companions). */
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
          {t('companion.invite', { count: left })}
        </Button>
      )}
      {left === 0 && <p className="text-small text-ink-2">{t('companion.full')}</p>}
      <Popup name="companion-form" title={t('companion.formTitle')} size="medium">
        <CompanionForm trip={trip} />
      </Popup>
    </section>
  );
}
