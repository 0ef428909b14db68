import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';

interface CurrentPasswordProps {
  readonly label: string;
  readonly error: string | null | undefined;
  readonly name?: string;
}

/** The current password, asked for again before a sensitive change (docs/domain/accounts.md). */
export function CurrentPassword({ label, error, name = 'password' }: CurrentPasswordProps) {
  return (
    <PasswordField label={label} name={name} autoComplete="current-password" maxLength={128} error={error} required />
  );
}
