import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { t } from './texts.ts';

/** Copies a text. Plain http has no clipboard API: `execCommand` copies the selection, or it stays selected. */
export async function copyText(value: string, node: Node): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (clipboard !== undefined) {
      await clipboard.writeText(value);
      return true;
    }
  } catch {
    // Refused: fall back to selecting.
  }
  getSelection()?.selectAllChildren(node);
  return document.execCommand('copy');
}

export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const [copied, setCopied] = useState(false);
  const textRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control border border-dashed border-line-strong bg-sand py-2 pe-2 ps-4">
      <span className="min-w-0">
        <span className="block text-micro text-ink-2">{label}</span>
        <span ref={textRef} className="numbers block text-lead font-bold tracking-[.04em] wrap-anywhere">
          {value}
        </span>
      </span>
      <Button
        kind="secondary"
        size="small"
        className="needs-script print:hidden"
        onClick={() => {
          if (textRef.current !== null) void copyText(value, textRef.current).then(setCopied);
        }}
      >
        {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        <span aria-live="polite">{copied ? t('copy.done') : t('copy.copy')}</span>
      </Button>
    </div>
  );
}
