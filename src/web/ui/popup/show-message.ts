/**
 * Scrolls a message into view and focuses it; jumps with reduced motion, stays when visible. Requires `tabIndex={-1}`.
 */
export function showMessage(message: Pick<HTMLElement, 'focus' | 'scrollIntoView'>): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A plain focus would jump.
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
}
