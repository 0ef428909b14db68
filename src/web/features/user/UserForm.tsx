import type { PageForm } from '#src/web/app/page-form.ts';
import { AddressForm } from './AddressForm.tsx';
import { FacebookLogin } from './provider/FacebookLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { Refused } from './provider/what-was-said.ts';
import { SignupForm } from './SignupForm.tsx';

interface UserFormProps {
  readonly kind: 'login' | 'signup' | 'forgot' | 'find' | 'facebook';
  readonly onDone?: () => void;
  /** Only on the page: the form as the server posts it back to who has no script. */
  readonly posted?: PageForm | null;
  readonly inPopup?: boolean;
  /** Only on the page of the login: what became of a way to another site. */
  readonly refused?: Refused | null;
  readonly sent?: string | null;
}

const nothing = (): void => undefined;

/** The forms of logging in, which the popups and the pages load as one: each leads to the others. */
export function UserForm({ kind, onDone = nothing, posted = null, inPopup = false, ...said }: UserFormProps) {
  if (kind === 'login') return <LoginForm onDone={onDone} posted={posted} inPopup={inPopup} {...said} />;
  if (kind === 'facebook') return <FacebookLogin inPopup={inPopup} />;
  if (kind === 'signup') return <SignupForm posted={posted} inPopup={inPopup} />;
  return <AddressForm wants={kind} posted={posted} inPopup={inPopup} />;
}
