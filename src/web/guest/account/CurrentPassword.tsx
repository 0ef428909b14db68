import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';

interface CurrentPasswordProps {
  readonly label: string;
  readonly error: string | null | undefined;
  /** The field of the call, where that is not `password`. */
  readonly name?: string;
}

/** The password that an account has: asked for again before what opens or changes it (docs/domain/accounts.md). */
export function CurrentPassword({ label, error, name = 'password' }: CurrentPasswordProps) {
  return (
    <PasswordField label={label} name={name} autoComplete="current-password" maxLength={128} error={error} required />
  );
}
