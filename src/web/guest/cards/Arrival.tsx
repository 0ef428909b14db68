import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';

// Shorter waits show no skeletons (docs/reference/design.md#states).
const SHORT_MS = 150;

interface Card {
  readonly title: string;
  readonly picture: string;
}

/** The card whose link was followed; null for other links and for a new window. */
function cardOf(event: MouseEvent): Card | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const picture = link?.closest('article')?.querySelector('img')?.currentSrc ?? '';
  if (picture === '' || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  return { title: link?.textContent ?? '', picture };
}

/** The card of the experience that takes long to load. */
function useLateCard(): Card | null {
  const { pending } = useNavigation();
  const followed = useRef<Card | null>(null);
  const [late, setLate] = useState<Card | null>(null);
  useEffect(() => {
    const note = (event: MouseEvent): void => {
      followed.current = cardOf(event);
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(followed.current), SHORT_MS);
    return () => {
      clearTimeout(timer);
      followed.current = null;
      setLate(null);
    };
  }, [pending]);
  return late;
}

const tiles = ['', '', '', ''];

/** An experience on its way: picture and title of its card, where the page will have them. */
export function Arrival() {
  const card = useLateCard();
  if (card === null) return null;
  return (
    <div aria-hidden data-arrival className="fixed inset-0 z-(--z-header) overflow-hidden bg-paper pt-(--header)">
      <div className="shell hidden h-16 items-center tablet:flex">
        <Skeleton className="h-5 w-72" />
      </div>
      <div className="shell max-tablet:max-w-none max-tablet:px-0">
        <div className="aspect-[16/11] overflow-hidden tablet:grid tablet:aspect-[124/40] tablet:grid-cols-4 tablet:grid-rows-2 tablet:gap-2 tablet:rounded-panel">
          <img
            src={card.picture}
            alt=""
            className="size-full min-h-0 bg-sand object-cover tablet:col-span-2 tablet:row-span-2"
          />
          {tiles.map((_tile, index) => (
            <Skeleton key={index} className="max-tablet:hidden" />
          ))}
        </div>
      </div>
      <div className="shell pt-6 desk:pt-9">
        <Skeleton className="h-6 w-40" />
        <p className="mt-4 max-w-[14.7em] font-serif text-h1 font-[560] tracking-[-0.015em] text-balance">
          {card.title}
        </p>
        {['w-full', 'w-4/5', 'w-3/5'].map((width) => (
          <Skeleton key={width} className={classNames('mt-4 h-5 max-w-160', width)} />
        ))}
      </div>
    </div>
  );
}
