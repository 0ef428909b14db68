import { CalendarSync, CircleX, MapPin, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';

interface ActProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

const look =
  'flex w-full min-h-16 items-center gap-4 px-5 py-3 text-start transition-colors duration-(--hover) hover:bg-sand';

function Words({ icon, title, text }: ActProps) {
  return (
    <>
      <span className="text-brand">{icon}</span>
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-small text-ink-2">{text}</span>
      </span>
    </>
  );
}

function Act({ onPress, ...words }: ActProps & { readonly onPress: () => void }) {
  return (
    <li className="needs-script border-t border-line first:border-0">
      <button type="button" className={look} onClick={onPress}>
        <Words {...words} />
      </button>
    </li>
  );
}

/** What a guest can still do with the booking. Only what the server allows at this moment is shown. */
export function ManageTrip({ booking: { can, links } }: { readonly booking: BookingDetail }) {
  const hasPickup = can.set_pickup && links.pickup !== null;
  if (!can.reschedule && !can.cancel && !can.report && !hasPickup) return null;
  return (
    <section
      aria-labelledby="manage"
      className="needs-script overflow-hidden rounded-panel border border-line bg-surface print:hidden"
    >
      <h2 id="manage" className="px-5 pt-5 pb-2 text-h3">
        {t('manage.title')}
      </h2>
      <ul>
        {can.reschedule && (
          <Act
            icon={<CalendarSync aria-hidden size={22} />}
            title={t('manage.move')}
            text={t('manage.moveText')}
            onPress={() => openPopup('booking-move')}
          />
        )}
        {hasPickup && (
          <li className="border-t border-line first:border-0">
            <a href={links.pickup ?? ''} className={look}>
              <Words icon={<MapPin aria-hidden size={22} />} title={t('manage.pickup')} text={t('manage.pickupText')} />
            </a>
          </li>
        )}
        {can.report && (
          <Act
            icon={<TriangleAlert aria-hidden size={22} />}
            title={t('manage.report')}
            text={t('manage.reportText')}
            onPress={() => openPopup('problem-report')}
          />
        )}
        {can.cancel && (
          <Act
            icon={<CircleX aria-hidden size={22} />}
            title={t('manage.cancel')}
            text={t('manage.cancelText')}
            onPress={() => openPopup('booking-cancel')}
          />
        )}
      </ul>
    </section>
  );
}
