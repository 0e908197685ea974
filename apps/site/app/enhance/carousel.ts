/**
 * `<site-carousel>`: a row of slides that works by swiping until the code that moves it is there. That code is
 * loaded when the row comes near the screen, so a page pays for it only where it is seen.
 */
class SiteCarousel extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        void this.#start();
      },
      { rootMargin: '400px' },
    );
    near.observe(this);
    this.#stop = () => near.disconnect();
  }

  disconnectedCallback(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Only where it still stands as it stood before the code came; a page kept for Back has no window to move in. */
  async #start(): Promise<void> {
    const before = this.#stop;
    const { moveCarousel } = await import('./carousel-motion.ts');
    if (before === this.#stop) this.#stop = moveCarousel(this);
  }
}

/** Makes every carousel of the page, and of the pages that follow it, move. */
export function enhanceCarousels(): void {
  if (!customElements.get('site-carousel')) customElements.define('site-carousel', SiteCarousel);
}
