import { TextField } from '../../ui/TextField.tsx';
import { t } from './t.ts';

/** Who asks. Only for visitors: a logged-in user is known (spec 5). */
export function ContactFields({ errorOf }: { readonly errorOf: (field: string) => string | undefined }) {
  return (
    <>
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField
          label={t('ask.first')}
          name="first_name"
          autoComplete="given-name"
          maxLength={80}
          required
          error={errorOf('first_name')}
        />
        <TextField
          label={t('ask.last')}
          name="last_name"
          autoComplete="family-name"
          maxLength={80}
          required
          error={errorOf('last_name')}
        />
      </div>
      <TextField
        label={t('ask.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={t('ask.emailHint')}
        required
        error={errorOf('email')}
      />
    </>
  );
}
