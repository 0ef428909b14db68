import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { focusInPopup } from '#src/web/ui/popup/popup.ts';
import { t } from '#src/web/guest/texts.ts';

// Prefills the email from form to form, such as from login to a forgotten password.
let typedBefore = '';

export function keepAddress(email: string): void {
  typedBefore = email;
}

export function checkAddress(email: string): Readonly<Record<string, string>> {
  const wrong = checkContact({ email }).email;
  return wrong === undefined ? {} : { email: formErrorText(wrong) };
}

export function readAddress(form: HTMLFormElement): string {
  const typed = new FormData(form).get('email');
  return typeof typed === 'string' ? typed.trim() : '';
}

interface EmailFieldProps {
  readonly error: string | undefined;
  readonly typed?: string | undefined;
  readonly first?: boolean;
  readonly autoComplete?: 'username' | 'email';
}

export function EmailField({ error, typed, first = false, autoComplete = 'username' }: EmailFieldProps) {
  return (
    <TextField
      label={t('login.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={254}
      {...(first ? { ref: focusInPopup } : {})}
      defaultValue={typed ?? typedBefore}
      onChange={(event) => keepAddress(event.target.value.trim())}
      error={error}
      required
    />
  );
}
