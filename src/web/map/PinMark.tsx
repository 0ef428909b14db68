import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import type { Pixel } from './map-view.ts';
import type { MapPin } from './gather-pins.ts';

interface MarkProps {
  readonly at: Pixel;
  readonly raised: boolean;
  readonly children: ReactNode;
}

/** The place of a label: its tip stands on the point. */
export function MarkPlace({ at, raised, children }: MarkProps) {
  return (
    <li
      className={classNames('absolute top-0 start-0', raised ? 'z-10' : 'hover:z-10 focus-within:z-10')}
      style={{ transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -100%)` }}
    >
      {children}
    </li>
  );
}

const looks = {
  plain:
    'border border-line-strong bg-surface text-ink after:border-e after:border-b after:border-line-strong after:bg-surface hover:border-ink hover:bg-sand hover:after:border-ink hover:after:bg-sand',
  active: 'border border-brand bg-brand text-on-brand after:bg-brand',
  group: 'border border-jade bg-jade text-on-jade after:bg-jade',
} as const;

/** The look of a label: a paper tag with a tip; one that stands out is in the colour of action, a count in that of choice. */
export function markLook(kind: 'plain' | 'active' | 'group'): string {
  return classNames(
    'relative mb-2 grid min-h-9 min-w-11 place-items-center rounded-full px-3 text-small font-bold shadow-1 whitespace-nowrap',
    'transition-colors duration-(--press) numbers select-none',
    // The touch area is 44 px high, the tag smaller.
    'before:absolute before:-inset-1',
    "after:absolute after:top-full after:start-1/2 after:-mt-[5px] after:size-2.5 after:-translate-x-1/2 after:rotate-45 after:content-['']",
    looks[kind],
  );
}

interface PinMarkProps {
  readonly pin: MapPin;
  readonly at: Pixel;
  readonly onHover: ((id: MapPin['id'] | null) => void) | undefined;
  readonly onSelect: ((id: MapPin['id']) => void) | undefined;
}

/** One pin as a real link, as a button where it has no address, as a mere label where nothing can be done with it. */
export function PinMark({ pin, at, onHover, onSelect }: PinMarkProps) {
  const active = pin.active === true;
  const shared = {
    className: markLook(active ? 'active' : 'plain'),
    draggable: false,
    'aria-label': pin.name ?? pin.label,
    onPointerEnter: () => onHover?.(pin.id),
    onPointerLeave: () => onHover?.(null),
    onFocus: () => onHover?.(pin.id),
    onBlur: () => onHover?.(null),
    onClick: (event: MouseEvent) => {
      // A new tab is the visitor's own choice.
      if (onSelect === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onSelect(pin.id);
    },
  };
  return (
    <MarkPlace at={at} raised={active}>
      {pin.href === undefined && onSelect === undefined ? (
        <span className={shared.className}>
          <span aria-hidden>{pin.label}</span>
          <span className="visually-hidden">{shared['aria-label']}</span>
        </span>
      ) : pin.href === undefined ? (
        <button type="button" aria-pressed={active} {...shared}>
          {pin.label}
        </button>
      ) : (
        <a href={pin.href} {...shared}>
          {pin.label}
        </a>
      )}
    </MarkPlace>
  );
}
