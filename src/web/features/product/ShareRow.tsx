import { Check, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import type { Course } from '#src/web/booking/booking-course.ts';
import { HeartButton } from '#src/web/saved/HeartButton.tsx';
import { savedOf } from '#src/web/saved/saved.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { copyText } from '#src/web/ui/text/CopyField.tsx';
import { t } from './texts.ts';

/** How long it is said that a link was copied, in ms. */
const SAID_MS = 2000;

/** Shares the page by the device's own sheet, and where there is none copies its address. */
function ShareButton({ title, path }: { readonly title: string; readonly path: string }) {
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = async (): Promise<void> => {
    const url = new URL(path, location.href).href;
    if (typeof navigator.share === 'function') {
      // Anyone who closes the sheet has not failed.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    if (shown.current === null) return;
    shown.current.textContent = url;
    setCopied(await copyText(url, shown.current));
    shown.current.textContent = '';
  };
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => void share()}>
        {isCopied ? <Check aria-hidden size={18} /> : <Share2 aria-hidden size={18} />}
        <span aria-live="polite">{t(isCopied ? 'share.copied' : 'share.share')}</span>
      </Button>
      <span ref={shown} aria-hidden className="visually-hidden" />
    </>
  );
}

/** Share and save, for who decides later or with others. */
export function ShareRow({ course }: { readonly course: Course }) {
  const saved = savedOf({ ...course, city_slug: course.city.slug });
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  return (
    <div className="needs-script mt-5 flex items-center gap-3">
      <ShareButton title={course.title} path={path} />
      <HeartButton course={saved} className="border border-line-strong" />
    </div>
  );
}
