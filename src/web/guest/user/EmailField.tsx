import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { focusInPopup } from '#src/web/ui/popup/popup.ts';
import { t } from '#src/web/guest/texts.ts';

// From one form to the next, such as from the login to a forgotten password, the address stays filled in.
let typedBefore = '';

/** Keeps an address for the next form of this visit. */
export function keepAddress(email: string): void {
  typedBefore = email;
}

/** The text next to an address that is missing or cannot be one; nothing for one that can. */
export function checkAddress(email: string): Readonly<Record<string, string>> {
  const wrong = checkContact({ email }).email;
  return wrong === undefined ? {} : { email: formErrorText(wrong) };
}

/** The address as a form holds it. */
export function readAddress(form: HTMLFormElement): string {
  const typed = new FormData(form).get('email');
  return typeof typed === 'string' ? typed.trim() : '';
}

interface EmailFieldProps {
  readonly error: string | undefined;
  /** What was posted before, on a page without script. */
  readonly typed?: string | undefined;
  /** Takes the focus when the popup opens. */
  readonly first?: boolean;
  readonly autoComplete?: 'username' | 'email';
}

/** The address that names an account. */
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
