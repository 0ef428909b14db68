import { Eye, EyeOff } from 'lucide-react';
import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { t } from '#src/web/ui/texts.ts';
import { Field } from './Field.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly note?: string;
}

export function PasswordField({ label, hint, error, note, ...input }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} {...(note === undefined ? {} : { note })}>
      {(control) => (
        <div className="relative">
          <input type={isVisible ? 'text' : 'password'} className="control pe-14" {...control} {...input} />
          <IconButton
            label={isVisible ? t('field.hidePassword') : t('field.showPassword')}
            aria-pressed={isVisible}
            className="needs-script absolute top-0.5 end-0.5"
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
