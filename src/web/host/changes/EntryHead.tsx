import { Clock } from 'lucide-react';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { t } from './texts.ts';
import { leftText } from './time-left.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

export interface EntryWork {
  readonly now: number;
  readonly isMany: boolean;
  readonly onDone: (message: string) => void;
  /** A teammate replied first, or the request expired. */
  readonly onTaken: () => void;
}

interface EntryHeadProps {
  readonly kind: 'request' | 'question';
  readonly title: string;
  readonly hostName: string | null;
  readonly until: string | null;
  readonly now: number;
  readonly place: { readonly zone: string; readonly city: string };
}

export function EntryHead({ kind, title, hostName, until, now, place }: EntryHeadProps) {
  const left = until === null ? null : leftText(Date.parse(until) - now);
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'request' ? 'marigold' : 'jade'}>{t(`kind.${kind}`)}</Badge>
        {hostName !== null && (
          <span className="text-small font-medium text-ink-2">{t('for.host', { name: hostName })}</span>
        )}
      </div>
      <h2 className="text-h4 font-bold wrap-anywhere">
        <Written>{title}</Written>
      </h2>
      {left !== null && until !== null && (
        <p
          className={classNames(
            'flex flex-wrap items-center gap-x-2 text-small',
            left.isSoon ? 'font-bold text-error' : 'text-ink-2',
          )}
        >
          <Clock aria-hidden size={16} className="shrink-0" />
          <span className="numbers">{left.text}</span>
          <span className="font-regular text-ink-2">
            {t('left.until', { when: instantText(until, place.zone), city: place.city })}
          </span>
        </p>
      )}
    </header>
  );
}

export function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
