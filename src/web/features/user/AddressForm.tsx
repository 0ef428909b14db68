import { useState } from 'react';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { checkAddress, EmailField, readAddress } from './EmailField.tsx';
import { Sent } from './Sent.tsx';
import { t } from './texts.ts';
import { UserLink } from './UserLink.tsx';

const calls = { forgot: 'user/password-reset-send', find: 'account/find-bookings' } as const;

interface AddressFormProps {
  /** What is mailed: a link to set a new password, or the links of one's bookings. */
  readonly wants: keyof typeof calls;
  /** Only on the page: the form as the server posts it back to who has no script. */
  readonly posted?: PageForm | null;
  readonly inPopup?: boolean;
}

/** One field: the address to which a mail goes. Says the same for any address. */
export function AddressForm({ wants, posted = null, inPopup = false }: AddressFormProps) {
  const { api } = useApp();
  const [sent, setSent] = useState(posted?.done ?? '');
  const form = useForm({
    read: readAddress,
    check: checkAddress,
    send: async (email) => {
      const answer = await api(calls[wants], { email });
      if (!answer.ok) return failureTrouble(answer);
      setSent(answer.data.message);
      return null;
    },
  });
  if (sent !== '') return <Sent message={sent} onAgain={() => setSent('')} />;
  const trouble = form.message || posted?.trouble;
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={form.submit}>
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      <p className="text-ink-2">{t(`${wants}.lead`)}</p>
      {trouble && <Banner tone="error">{trouble}</Banner>}
      <EmailField
        error={form.errorOf('email') ?? posted?.errors['email']}
        typed={posted?.values['email']}
        autoComplete={wants === 'find' ? 'email' : 'username'}
        first
      />
      <Button type="submit" full loading={form.busy} loadingLabel={t('busy')}>
        {t(`${wants}.submit`)}
      </Button>
      <UserLink href={userUrls.login} popup={inPopup ? 'login' : undefined} className="justify-self-center text-small">
        {t('back')}
      </UserLink>
    </form>
  );
}
