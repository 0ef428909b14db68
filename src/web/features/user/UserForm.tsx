import type { PageForm } from '#src/web/app/page-form.ts';
import { AddressForm } from './AddressForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignupForm } from './SignupForm.tsx';

interface UserFormProps {
  readonly kind: 'login' | 'signup' | 'forgot' | 'find';
  readonly onDone?: () => void;
  /** Only on the page: the form as the server posts it back to who has no script. */
  readonly posted?: PageForm | null;
  readonly inPopup?: boolean;
}

const nothing = (): void => undefined;

/** The forms of logging in, which the popups and the pages load as one: each leads to the others. */
export function UserForm({ kind, onDone = nothing, posted = null, inPopup = false }: UserFormProps) {
  if (kind === 'login') return <LoginForm onDone={onDone} posted={posted} inPopup={inPopup} />;
  if (kind === 'signup') return <SignupForm posted={posted} inPopup={inPopup} />;
  return <AddressForm wants={kind} posted={posted} inPopup={inPopup} />;
}
