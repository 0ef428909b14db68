import { useState } from 'react';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { HostPage } from './load.ts';
import { t } from './texts.ts';

/** For a host whom somebody else opened: the address with which they will log in (docs/accounts.md#hosts-without-an-address). */
export function AddressForm({ page }: { readonly page: HostPage }) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read: (element) => ({ email: String(new FormData(element).get('email') ?? '').trim() }),
    check: ({ email }) => {
      const wrong = checkContact({ email }).email;
      return wrong === undefined ? {} : { email: formErrorText(wrong) };
    },
    send: async ({ email }) => {
      setDone('');
      const answer = await api('host/address-send', { host_id: page.host_id, email });
      if (!answer.ok) return failureTrouble(answer);
      setDone(answer.data.message);
      return null;
    },
  });
  return (
    <form noValidate className="grid gap-3 rounded-control bg-sand p-4" onSubmit={form.submit}>
      <h3 className="font-bold">{t('address.title')}</h3>
      <p className="text-small text-ink-2">{t('address.text', { name: page.display_name })}</p>
      <FormMessage text={form.message} />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        error={form.errorOf('email')}
        required
      />
      <Button
        type="submit"
        kind="secondary"
        className="needs-script justify-self-start"
        loading={form.busy}
        loadingLabel={t('busy')}
      >
        {t('address.send')}
      </Button>
      {done !== '' && <Banner tone="success">{done}</Banner>}
    </form>
  );
}
