import { instantText } from '../../booking/instant-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tallScript } from '../../ui/tall-script.ts';
import type { Inquiry } from './inquiry.ts';
import { statusTones } from './status-tones.ts';
import { t } from './t.ts';

/** What has become of the question, for its guest or its host, in one sentence. */
export function InquiryHead({ inquiry }: { readonly inquiry: Inquiry }) {
  const { status, host_name: host, guest_name: guest, time_zone: zone, city_name: city } = inquiry;
  const side = inquiry.viewer === 'host' ? 'host' : 'guest';
  const words = { host, guest, when: instantText(inquiry.expires_at, zone), city };
  return (
    <header>
      <p role="status">
        <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
      </p>
      <h1 className={classNames('mt-3 text-h1 wrap-anywhere', tallScript(host, guest))}>
        {t(`${side}.${status}.title`, words)}
      </h1>
      <p className="mt-2 max-w-[60ch] text-lead text-ink-2 wrap-anywhere">{t(`${side}.${status}.text`, words)}</p>
    </header>
  );
}
