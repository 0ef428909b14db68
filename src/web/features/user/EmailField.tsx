import { t } from '../../locale/t.ts';
import { focusInPopup } from '../../ui/focus-in-popup.ts';
import { TextField } from '../../ui/TextField.tsx';

interface EmailFieldProps {
  readonly error: string | undefined;
  /** What was typed before. */
  readonly typed?: string | undefined;
  /** Takes the focus when the popup opens. */
  readonly first?: boolean;
}

/** The address that names an account. */
export function EmailField({ error, typed, first = false }: EmailFieldProps) {
  return (
    <TextField
      label={t('login.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={254}
      {...(first ? { ref: focusInPopup } : {})}
      {...(typed === undefined ? {} : { defaultValue: typed })}
      error={error}
      required
    />
  );
}
