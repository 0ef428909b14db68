/**
 * Brings a message into view and moves the focus to it (errors scroll to the message). It glides there, or
 * jumps where reduced motion is preferred. A message in view stays where
 * it is. The element must be able to take the focus (`tabIndex={-1}`).
 */
export function showMessage(message: Pick<HTMLElement, 'focus' | 'scrollIntoView'>): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The focus alone would jump.
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
}
