import type { ReactNode } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { ButtonKind } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { type CallAnswer, useCall } from './use-call.ts';
import { t } from './texts.ts';

interface CallFormProps<Data extends object> {
  readonly submit: string;
  readonly kind?: ButtonKind;
  /** `text` reads a trimmed field. */
  readonly make: (text: (name: string) => string) => Promise<CallAnswer<Data>>;
  readonly onDone: (message: string, data: Data) => void;
  readonly other?: { readonly name: string; readonly make: () => Promise<CallAnswer<Data>> };
  readonly className: string;
  readonly children: ReactNode;
}

export function CallForm<Data extends object>(props: CallFormProps<Data>) {
  const { submit, kind = 'primary', make, onDone, other, className, children } = props;
  const { busy, trouble, call } = useCall();
  return (
    <form
      className={classNames('grid', className)}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        call(() => make((name) => String(data.get(name) ?? '').trim()), onDone);
      }}
    >
      <FormMessage text={trouble} />
      {children}
      <Button type="submit" kind={kind} loading={busy} loadingLabel={t('act.busy')}>
        {submit}
      </Button>
      {other !== undefined && (
        <Button kind="danger" loading={busy} loadingLabel={t('act.busy')} onClick={() => call(other.make, onDone)}>
          {other.name}
        </Button>
      )}
    </form>
  );
}
