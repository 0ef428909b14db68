import { Send, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { failureText, failureFormError } from '#src/web/platform/api/failure-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { BookingDetail } from './credentials.ts';
import { t } from './texts.ts';
import type { Trip } from './use-trip.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { useFocusHandover } from '#src/web/ui/popup/use-focus-handover.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';

interface CompanionRowProps {
  readonly trip: Trip;
  readonly companion: BookingDetail['companions'][number];
}

function CompanionRow({ trip, companion }: CompanionRowProps) {
  const { api, credentials, refresh, booking } = trip;
  const { busy, trouble, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');
  const name = `${companion.first_name} ${companion.last_name}`.trim();
  const act = (call: 'companion/resend' | 'companion/remove'): void =>
    void run(async () => {
      setNotice('');
      const answer = await api(call, { ...credentials, companion_id: companion.id });
      if (!answer.ok) return failureText(answer);
      setNotice(call === 'companion/resend' ? t('companion.sentAgain') : '');
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
        {notice}
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
            // Replaces the first button in place: a double click must not confirm.
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

/** Companions: those invited, and an invitation for each free seat (docs/domain/bookings.md#companions). */
export function Companions({ trip }: { readonly trip: Trip }) {
  const { companions, companions_left: left, can } = trip.booking;
  const area = useFocusHandover<HTMLElement>(String(companions.length));
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

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  return { email: text('email'), first_name: text('first_name'), last_name: text('last_name') };
}

function check(values: ReturnType<typeof read>): Record<string, string> {
  const problems = Object.entries(checkContact(values)).map(([field, code]) => [field, formErrorText(code)]);
  return Object.fromEntries(problems) as Record<string, string>;
}

/** Invites a companion by name and email; nothing else is asked or kept. */
function CompanionForm({ trip }: { readonly trip: Trip }) {
  const { api, credentials, booking, succeed } = trip;
  const form = useForm({
    read,
    check,
    send: async (values) => {
      const answer = await api('booking/send-companion', { ...credentials, booking_id: booking.id, ...values });
      if (!answer.ok) {
        // Without a response the email may have been sent, as the specification's sentence states
        // (docs/reference/api.md#errors).
        const isLost = answer.kind !== 'refusal' || answer.error.code === 'internal';
        return isLost ? { message: formErrorText('companion-failed'), fields: {} } : failureFormError(answer);
      }
      const { first_name: name, email } = values;
      await succeed({ title: t('companion.sentTitle'), text: t('companion.sentText', { name, email }) });
      return null;
    },
  });
  return (
    <form noValidate method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.submit}>
      <p className="text-ink-2">{t('companion.lead')}</p>
      <FormMessage text={form.message} />
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField
          label={t('companion.first')}
          name="first_name"
          maxLength={80}
          autoComplete="off"
          data-first-focus
          required
          error={form.errorOf('first_name')}
        />
        <TextField
          label={t('companion.last')}
          name="last_name"
          maxLength={80}
          autoComplete="off"
          required
          error={form.errorOf('last_name')}
        />
      </div>
      <TextField
        label={t('companion.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        required
        error={form.errorOf('email')}
      />
      <p className="text-small text-ink-2">{t('companion.privacy')}</p>
      <Button type="submit" full loading={form.busy} loadingLabel={t('busy')}>
        {t('companion.send')}
      </Button>
    </form>
  );
}
