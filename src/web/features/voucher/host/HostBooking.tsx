import { voucherCheckUrl } from '#src/contract/urls.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { NoScriptNote } from '../../../ui/NoScriptNote.tsx';
import { CancelPopups } from '../cancel/CancelPopups.tsx';
import { RefundNotes } from '../RefundNotes.tsx';
import { History } from '../History.tsx';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';
import { Departure } from './Departure.tsx';
import { GuestFacts } from './GuestFacts.tsx';
import { HostActions } from './HostActions.tsx';
import { HostHead } from './HostHead.tsx';
import { RefusedNote } from './RefusedNote.tsx';
import { RequestAnswer } from './RequestAnswer.tsx';

/** A booking as its host sees it on a phone: who comes, the answer or the next act, what to know, the departure. */
export function HostBooking({ trip }: { readonly trip: Trip }) {
  const { settings } = useApp();
  const { booking } = trip;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <HostHead booking={booking} />
      <RefusedNote />
      {booking.can.answer_request && <RequestAnswer trip={trip} />}
      <GuestFacts booking={booking} />
      <RefundNotes booking={booking} />
      <HostActions booking={booking} />
      {booking.can.close_departure && <Departure trip={trip} />}
      {booking.can.host_cancel && (
        <NoScriptNote>{t('host.noScript', { email: settings.brand.contacts.email })}</NoScriptNote>
      )}
      <p>
        <a href={voucherCheckUrl} className="link inline-flex min-h-11 items-center">
          {t('host.check')}
        </a>
      </p>
      <History booking={booking} />
      <CancelPopups trip={trip} />
    </div>
  );
}
