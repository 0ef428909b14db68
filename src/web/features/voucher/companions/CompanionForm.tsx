import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from '#src/web/features/voucher/texts.ts';
import type { Trip } from '#src/web/features/voucher/use-trip.ts';

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  return { email: text('email'), first_name: text('first_name'), last_name: text('last_name') };
}

function check(values: ReturnType<typeof read>): Record<string, string> {
  const found = Object.entries(checkContact(values)).map(([field, code]) => [field, formErrorText(code)]);
  return Object.fromEntries(found) as Record<string, string>;
}

/** Whom to invite: name and address, nothing else is asked or kept (companion). */
export function CompanionForm({ trip }: { readonly trip: Trip }) {
  const { api, credentials, booking, succeed } = trip;
  const form = useForm({
    read,
    check,
    send: async (values) => {
      const answer = await api('booking/send-companion', { ...credentials, booking_id: booking.id, ...values });
      if (!answer.ok) {
        // Without an answer nobody knows whether it was sent: the specification's sentence says so (docs/calls.md#errors).
        const isLost = answer.kind !== 'refusal' || answer.error.code === 'internal';
        return isLost ? { message: formErrorText('companion-failed'), fields: {} } : failureTrouble(answer);
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
