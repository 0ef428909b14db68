import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import type { MapPin } from './gather-pins.ts';
import { t } from './texts.ts';

interface GroupListProps {
  readonly pins: readonly MapPin[];
  readonly onSelect: ((id: MapPin['id']) => void) | undefined;
  readonly onClose: () => void;
}

/** Pins on one and the same place, which no zoom can part: as a list. */
export function GroupList({ pins, onSelect, onClose }: GroupListProps) {
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    list.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, []);
  const close = (): void => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <section
      aria-label={t('map.place', { count: pins.length })}
      className="absolute inset-x-3 bottom-3 z-20 max-h-[60%] touch-auto overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-2 tablet:end-auto tablet:w-80"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The popup around the map stays open: this key closes the list alone.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div className="flex items-center justify-between gap-3 ps-2">
        <p className="text-small font-medium">{t('map.place', { count: pins.length })}</p>
        <IconButton label={t('map.closeList')} onClick={close}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <ul ref={list}>
        {pins.map((pin) => (
          <li key={pin.id}>
            <PinRow pin={pin} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PinRow({ pin, onSelect }: { pin: MapPin; onSelect: GroupListProps['onSelect'] }) {
  const look = 'flex min-h-12 w-full items-center rounded-chip px-2 py-1.5 text-start text-small hover:bg-sand';
  const name = pin.name ?? pin.label;
  if (pin.href === undefined || onSelect !== undefined)
    return (
      <button type="button" className={look} onClick={() => onSelect?.(pin.id)}>
        {name}
      </button>
    );
  return (
    <a href={pin.href} className={look}>
      {name}
    </a>
  );
}
