import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from './texts.ts';

interface CodeFieldProps {
  readonly error: string | undefined;
}

/** The second factor: a six-digit code, or a recovery code (docs/domain/accounts.md#second-factor). */
export function CodeField({ error }: CodeFieldProps) {
  return (
    <TextField
      label={t('code.label')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      hint={t('code.hint')}
      error={error}
      required
    />
  );
}
