import { encodeQR } from 'qr';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './texts.ts';

/** What an authenticator app needs: a square to be scanned, a link for an app on this device, and the key to be typed. */
export function SetupCode({ setup: { secret, url } }: { readonly setup: CallOutput<'account/factor-begin'> }) {
  const squares = encodeQR(url, 'raw', { ecc: 'medium', border: 2 });
  const size = squares.length;
  const path = squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('setup.text')}</p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('setup.alt')}
        className="w-52 max-w-full rounded-control"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <a href={url} className="link inline-flex min-h-11 items-center justify-self-start">
        {t('setup.open')}
      </a>
      <CopyField label={t('setup.key')} value={secret} />
    </div>
  );
}
