/**
 * Resolves when the browser has shown the server's page once, so that taking it over never delays the first picture. In a
 * tab that nobody sees nothing is painted: there it resolves at once.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
