import { useEffect, useRef, useState } from 'react';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { canHavePasskeys, signWithPasskey } from '#src/web/platform/session/passkey.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { Earnings } from './load.ts';
import { t } from './texts.ts';

interface BankFormProps {
  readonly bank: NonNullable<Earnings['bank']>;
  readonly hostId: string;
  readonly onDone: (message: string) => void;
}

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const code = text('code');
  return {
    holder: text('holder'),
    country: text('country'),
    iban: text('iban'),
    account_number: text('account_number'),
    bank_name: text('bank_name'),
    bic: text('bic'),
    branch_code: text('branch_code'),
    ...(code !== '' && { code }),
  };
}

/** The form of the bank account: the IBAN where the country has them, else number and bank; the code where there is a second factor. */
export function BankForm({ bank: { details, countries }, hostId, onDone }: BankFormProps) {
  const { api } = useApp();
  const [country, setCountry] = useState(details.in_force?.country ?? countries[0]?.code ?? '');
  // Known after the page: what this browser can do.
  const [hasPasskey, setHasPasskey] = useState(false);
  useEffect(() => setHasPasskey(details.has_passkey && canHavePasskeys()), [details.has_passkey]);
  const byPasskey = useRef(false);
  const form = useForm({
    read,
    check: () => ({}),
    send: async (typed) => {
      const isSigned = byPasskey.current;
      byPasskey.current = false;
      const signed = isSigned ? await signWithPasskey(api) : undefined;
      if (signed === null) return { message: t('passkey.none'), fields: {} };
      if (signed && 'failure' in signed) return failureTrouble(signed.failure);
      const proof = signed && { passkey: signed.response };
      const answer = await api('payout/details-save', { host_id: hostId, ...typed, ...proof });
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  const { errorOf } = form;
  const field = (name: string, label: string, more: Record<string, unknown> = {}) => (
    <TextField name={name} label={label} error={errorOf(name)} autoComplete="off" spellCheck={false} {...more} />
  );
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <FormMessage text={form.message || null} />
      <Select
        name="country"
        label={t('field.country')}
        error={errorOf('country')}
        value={country}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => setCountry(event.target.value)}
      />
      {field('holder', t('field.holder'), { maxLength: 140, autoComplete: 'name', hint: t('field.holderHint') })}
      {details.iban_countries.includes(country) ? (
        field('iban', t('field.iban'), { maxLength: 60, autoCapitalize: 'characters' })
      ) : (
        <>
          {field('account_number', t('field.account'), { maxLength: 60, inputMode: 'text' })}
          {field('bank_name', t('field.bank'), { maxLength: 140 })}
          {field('branch_code', t('field.branch'), { maxLength: 60, note: t('optional') })}
        </>
      )}
      {field('bic', t('field.bic'), { maxLength: 20, note: t('optional'), autoCapitalize: 'characters' })}
      <Proof details={details} hasPasskey={hasPasskey} error={errorOf('code')} />
      <Button type="submit" full loading={form.busy} loadingLabel={t('busy')}>
        {t('form.submit')}
      </Button>
      {hasPasskey && (
        <Button
          type="submit"
          kind="secondary"
          full
          loading={form.busy}
          loadingLabel={t('busy')}
          onClick={() => {
            byPasskey.current = true;
          }}
        >
          {t('form.passkey')}
        </Button>
      )}
    </form>
  );
}

interface ProofProps {
  readonly details: BankFormProps['bank']['details'];
  readonly hasPasskey: boolean;
  readonly error: string | undefined;
}

/** What shows that it is the owner: a code where two-step login is on, a passkey, or else our team asks. */
function Proof({ details: { has_factor: hasFactor }, hasPasskey, error }: ProofProps) {
  if (!hasFactor && !hasPasskey)
    return (
      <p className="text-small text-ink-2">
        {t('form.noFactor')}{' '}
        <a href="/dashboard/account#two-step" className="link inline-flex min-h-11 items-center">
          {t('form.setUp')}
        </a>
      </p>
    );
  return (
    <>
      {hasFactor && (
        <TextField
          name="code"
          label={t('field.code')}
          error={error}
          maxLength={64}
          autoComplete="one-time-code"
          hint={t('field.codeHint')}
          spellCheck={false}
        />
      )}
      <p className="text-small text-ink-2">{t(hasFactor ? 'form.afterFactor' : 'form.afterPasskey')}</p>
    </>
  );
}
