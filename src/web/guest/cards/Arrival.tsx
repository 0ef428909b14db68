// The way from a card to its experience: the card's picture grows into the page, and waits with the title if that is
// slow (docs/reference/design.md#states). Loads after the page.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { pageChange } from '#src/web/platform/router/router.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';

type Around = Pick<Document, 'visibilityState'> & { readonly startViewTransition?: unknown };

/** Without the API, in a hidden tab or with reduced motion a page changes at once, as everywhere before. */
export function mayMovePictures(page: Around, prefersReducedMotion: boolean): boolean {
  return page.startViewTransition !== undefined && page.visibilityState === 'visible' && !prefersReducedMotion;
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function firstInView(elements: Iterable<Element | null | undefined>): HTMLElement | null {
  for (const element of elements) if (element instanceof HTMLElement && isInView(element)) return element;
  return null;
}

const heroPicture = (): HTMLElement | null => firstInView(document.querySelectorAll('[data-hero-picture]'));

/** The picture of the card in view whose link leads to this path. */
function cardPicture(path: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href]')];
  const cards = links.filter((link) => link.pathname === path).map((link) => link.closest('article'));
  return firstInView(cards.map((card) => card?.querySelector('.picture')));
}

// Two elements of one name end a transition.
let named: HTMLElement | null = null;
let moves = 0;

function nameOnly(element: HTMLElement | null): void {
  if (named !== null) named.style.viewTransitionName = '';
  named = element;
  if (named !== null) named.style.viewTransitionName = 'picture';
}

/** Renders a change within a transition, where no frame comes before the new page is seen. */
function renderNow(change: () => void): void {
  const { afterRender } = pageChange;
  const waiting: (() => void)[] = [];
  pageChange.afterRender = (run) => void waiting.push(run);
  flushSync(change);
  pageChange.afterRender = afterRender;
  for (const run of waiting) run();
}

/** Lets `from` move to where `to` finds a picture after the change. Without `from`, or where not wanted, only changes. */
export function movePicture(from: HTMLElement | null, to: () => HTMLElement | null, change: () => void): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (from === null || !mayMovePictures(document, prefersReducedMotion)) return change();
  moves += 1;
  const mine = moves;
  nameOnly(from);
  const { ready, finished } = document.startViewTransition(() => {
    renderNow(change);
    nameOnly(to());
  });
  // A transition that another one cuts short is not an error.
  ready.catch(() => undefined);
  void finished.finally(() => {
    if (mine === moves) nameOnly(null);
  });
}

/** Changes the page between two paths (`pageChange.show`): a card grows into the page that it leads to, and a page shrinks back into its card. */
export function changePage(from: string, to: string, change: () => void): void {
  if (from === to) return change();
  const card = document.querySelector<HTMLElement>('[data-arrival] img') ?? cardPicture(to);
  if (card !== null) movePicture(card, heroPicture, change);
  else movePicture(heroPicture(), () => cardPicture(from), change);
}

// Shorter waits show no skeletons (docs/reference/design.md#states).
const SHORT_MS = 150;

interface Card {
  readonly title: string;
  readonly picture: string;
  readonly from: HTMLElement | null;
}

/** The card whose link was followed; null for other links and for a new window. */
function cardOf(event: MouseEvent): Card | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const article = link?.closest('article');
  const picture = article?.querySelector('img')?.currentSrc ?? '';
  if (picture === '' || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  return { title: link?.textContent ?? '', picture, from: article?.querySelector<HTMLElement>('.picture') ?? null };
}

const arrivalPicture = (): HTMLElement | null => document.querySelector('[data-arrival] img');

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
    const timer = setTimeout(() => {
      const card = followed.current;
      movePicture(card?.from ?? null, arrivalPicture, () => setLate(card));
    }, SHORT_MS);
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
  useEffect(() => {
    pageChange.show = changePage;
  }, []);
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
