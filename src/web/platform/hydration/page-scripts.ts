// When a page asks for its scripts: once what is seen first is drawn, so that they take no bandwidth from it (ADR 071).

/** The longest that scripts wait for pictures and letters after the page's last line has come. */
const patienceMs = 3000;

/** Resolves when the pictures that a page names as its first ones and the letters in use are there, and drawn. */
async function firstSight(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  await Promise.allSettled([painted, document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  // Two frames: the first one hands it to the screen, the second one comes after that.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

// Links and scripts do nothing in a template; in the head they ask, all in one round.
function load(): void {
  const { content } = document.getElementById('scripts') as HTMLTemplateElement;
  document.head.append(content);
}

/**
 * Asks for the scripts that the document names: once the first sight is drawn, at the first press or key, or when patience
 * ends, as in a tab that nobody sees, where nothing is drawn.
 */
export function askForScripts(): void {
  const wanted = new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, resolve, true);
  });
  document.addEventListener('DOMContentLoaded', () => {
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    void Promise.race([wanted, patience, firstSight()]).then(load);
  });
}
