import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly full?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly loading?: boolean;
  readonly loadingLabel?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** `loading` and `disabled` keep it in the tab order and keep its size. */
export function Button({
  kind = 'primary',
  size = 'medium',
  full = false,
  loading = false,
  loadingLabel,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = loading || disabled;
  return (
    <button
      type={type}
      aria-disabled={disabled || undefined}
      aria-busy={loading || undefined}
      className={classNames(buttonLook(kind, size, full), 'relative', className)}
      onClick={(event) => {
        if (inert) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      <span className={classNames('inline-flex items-center gap-2', loading && 'opacity-0')}>{children}</span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center" role="status">
          <span
            className="size-5 animate-spin rounded-full border-[2.5px] border-current border-e-transparent"
            aria-hidden
          />
          <span className="visually-hidden">{loadingLabel}</span>
        </span>
      )}
    </button>
  );
}
