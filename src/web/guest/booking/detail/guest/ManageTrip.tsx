import { CalendarSync, CircleX, MapPin, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { CancelQuestion, MoveQuestion, PageForm } from '#src/web/platform/app/page-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { PriceTable } from '#src/web/ui/text/PriceTable.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { RefundAmount, resultText } from '#src/web/guest/booking/detail/cancel/CancelConfirm.tsx';
import { moveNotes, moveRows } from '#src/web/guest/booking/detail/move/MoveResult.tsx';

interface ActionProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

const look =
  'flex w-full min-h-16 items-center gap-4 px-5 py-3 text-start transition-colors duration-(--hover) hover:bg-sand';

function ActionText({ icon, title, text }: ActionProps) {
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

function Action({ onPress, ...words }: ActionProps & { readonly onPress: () => void }) {
  return (
    <li className="needs-script border-t border-line first:border-0">
      <button type="button" className={look} onClick={onPress}>
        <ActionText {...words} />
      </button>
    </li>
  );
}

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
          <Action
            icon={<CalendarSync aria-hidden size={22} />}
            title={t('manage.move')}
            text={t('manage.moveText')}
            onPress={() => openPopup('booking-move')}
          />
        )}
        {hasPickup && (
          <li className="border-t border-line first:border-0">
            <a href={links.pickup ?? ''} className={look}>
              <ActionText
                icon={<MapPin aria-hidden size={22} />}
                title={t('manage.pickup')}
                text={t('manage.pickupText')}
              />
            </a>
          </li>
        )}
        {can.report && (
          <Action
            icon={<TriangleAlert aria-hidden size={22} />}
            title={t('manage.report')}
            text={t('manage.reportText')}
            onPress={() => openPopup('problem-report')}
          />
        )}
        {can.cancel && (
          <Action
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

interface PlainManageProps {
  readonly booking: BookingDetail;
  readonly form: PageForm;
}

/** Moving and cancelling without JavaScript: each shows its result first (docs/domain/bookings.md#cancelling). */
export function PlainManage({ booking, form }: PlainManageProps) {
  const { asked: question, trouble, values } = form;
  const { can, links } = booking;
  const pickup = can.set_pickup ? links.pickup : null;
  if (!can.reschedule && !can.cancel && pickup === null) return null;
  return (
    <noscript>
      <section aria-labelledby="manage-plain" className="grid gap-4 print:hidden">
        <h2 id="manage-plain" className="text-h3">
          {t('manage.title')}
        </h2>
        {trouble !== null && <Banner tone="error">{trouble}</Banner>}
        {pickup !== null && (
          <a href={pickup} className="link inline-flex min-h-11 items-center">
            {t('manage.pickup')}
          </a>
        )}
        {can.reschedule && (
          <Folded title={t('manage.move')} isOpen={question?.kind === 'move' || values['act'] === 'move'}>
            <MoveForms booking={booking} csrf={form.csrf} move={question?.kind === 'move' ? question : null} />
          </Folded>
        )}
        {can.cancel && (
          <Folded title={t('manage.cancel')} isOpen={question?.kind === 'cancel' || values['act'] === 'cancel'}>
            <CancelForms booking={booking} form={form} question={question?.kind === 'cancel' ? question : null} />
          </Folded>
        )}
      </section>
    </noscript>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details open={isOpen} className="rounded-panel border border-line bg-surface">
      <summary className="flex min-h-14 items-center px-5 font-medium">{title}</summary>
      <div className="grid gap-5 px-5 pb-5">{children}</div>
    </details>
  );
}

function Hidden({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function CancelForms({ booking, form, question }: PlainManageProps & { readonly question: CancelQuestion | null }) {
  const { course, date, time } = booking;
  const reason = form.values['reason'] ?? '';
  if (question === null) {
    return (
      <form method="post" className="grid gap-5">
        <Hidden fields={{ csrf: form.csrf, act: 'cancel' }} />
        <TextArea
          label={t('cancel.reason')}
          note={t('optional')}
          name="reason"
          maxLength={500}
          rows={2}
          defaultValue={reason}
        />
        <Button type="submit" kind="secondary">
          {t('cancel.look')}
        </Button>
      </form>
    );
  }
  return (
    <form method="post" className="grid gap-5">
      <Hidden fields={{ csrf: form.csrf, act: 'cancel', quote_id: question.quote_id, reason }} />
      {question.has_changed && <Banner tone="warning">{t('cancel.changed')}</Banner>}
      <RefundAmount quote={question} booking={booking} isHost={false} />
      <p className="wrap-anywhere">
        {t('cancel.question', { title: course.title, when: `${dateText(date)}, ${time}` })}
      </p>
      <p className="font-medium">{resultText(question.refund_amount, false)}</p>
      <Button type="submit" kind="danger">
        {t('cancel.yes')}
      </Button>
    </form>
  );
}

interface MoveFormsProps {
  readonly booking: BookingDetail;
  readonly csrf: string;
  readonly move: MoveQuestion | null;
}

function MoveForms({ booking, csrf, move }: MoveFormsProps) {
  const shared = { csrf, act: 'move', course_id: String(booking.course.id), pax: String(booking.pax) };
  const result = move?.result ?? null;
  return (
    <>
      <p>
        {t('move.now')} <span className="numbers font-medium">{`${dateText(booking.date)}, ${booking.time}`}</span>
      </p>
      <form method="post" className="grid gap-3">
        <Hidden fields={shared} />
        <TextField label={t('move.date')} type="date" name="date" required defaultValue={move?.date ?? booking.date} />
        <Button type="submit" kind="secondary">
          {t('move.times')}
        </Button>
      </form>
      {move !== null && move.closed !== null && <p role="status">{move.closed}</p>}
      {move !== null && move.times.length > 0 && (
        <form method="post" className="grid gap-3">
          <Hidden fields={{ ...shared, date: move.date }} />
          <Select
            label={t('move.time')}
            name="time"
            defaultValue={move.time ?? move.times[0] ?? ''}
            options={move.times.map((time) => ({ value: time, label: time }))}
          />
          <Button type="submit" kind="secondary">
            {t('move.look')}
          </Button>
        </form>
      )}
      {move !== null && result !== null && (
        <form method="post" className="grid gap-3 rounded-card bg-sand p-5">
          <Hidden fields={{ ...shared, date: move.date, time: move.time ?? '', quote_id: result.quote_id ?? '' }} />
          {move.has_changed && <Banner tone="warning">{t('move.changed')}</Banner>}
          <PriceTable caption={t('move.priceLabel')} rows={moveRows(booking, result)} />
          {moveNotes(result).map((note) => (
            <p key={note} className="text-small text-ink-2">
              {t(note)}
            </p>
          ))}
          <Button type="submit">{t('move.confirm', { when: `${dateText(move.date)}, ${move.time ?? ''}` })}</Button>
        </form>
      )}
    </>
  );
}
