import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { playCarousel } from './carousel-autoplay.ts';
import { timeScroll } from './timed-scroll.ts';

/**
 * Makes one `<site-carousel>` loop, with arrows, keys and, where asked for, movement of its own. Nothing moves
 * where there are fewer slides than places (decision D17). Settings stand in its data attributes.
 *
 * @returns a function that takes everything back
 */
export function moveCarousel(root: HTMLElement): () => void {
  const viewport = root.querySelector<HTMLElement>('[data-carousel="viewport"]');
  const list = viewport?.querySelector('ul');
  if (!viewport || !list) return () => {};
  const slides = [...list.children] as HTMLElement[];
  const speed = Number(root.dataset.speed) || 500;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const listening = new AbortController();
  const rightToLeft = getComputedStyle(root).direction === 'rtl';
  let embla: EmblaCarouselType | undefined;
  let timed: ReturnType<typeof timeScroll> | undefined;
  let placesNow = 0;

  const places = () => Math.round(Number(getComputedStyle(root).getPropertyValue('--carousel-places'))) || 1;

  function arrange(): void {
    const wanted = places();
    if (wanted === placesNow) return;
    takeBack();
    placesNow = wanted;
    if (slides.length < 2 || slides.length < wanted || !viewport || !list) return;
    const start = slideInFront(viewport, slides);
    root.dataset.moves = '';
    viewport.scrollLeft = 0;
    viewport.removeAttribute('tabindex');
    embla = EmblaCarousel(viewport, {
      align: 'start',
      loop: 'loop' in root.dataset,
      direction: rightToLeft ? 'rtl' : 'ltr',
      startIndex: start,
      watchSlides: false,
    });
    embla
      .on('reInit', begin)
      .on('pointerDown', () => timed?.pause())
      .on('settle', rest)
      .on('select', announce);
    begin();
  }

  function begin(): void {
    if (!embla || fillsUp(embla)) return;
    timed = timeScroll(embla, speed);
    timed.resume();
    rest();
  }

  /**
   * Where the slides leave nothing behind the edge to come in, copies stand there: with as many slides as places, and
   * with one more where the widths are no whole pixels.
   */
  function fillsUp(row: EmblaCarouselType): boolean {
    const loops = !('loop' in root.dataset) || row.internalEngine().options.loop;
    if (loops || list?.querySelector('[data-copy]')) return false;
    for (const slide of slides) list?.append(copyOf(slide));
    row.reInit();
    return true;
  }

  function takeBack(): void {
    embla?.destroy();
    embla = undefined;
    delete root.dataset.moves;
    viewport?.setAttribute('tabindex', '0');
    for (const copy of list?.querySelectorAll('[data-copy]') ?? []) copy.remove();
    for (const slide of slides) slide.inert = false;
  }

  /** Slides off the screen can be neither reached nor read while the row stands still. */
  function rest(): void {
    if (!embla) return;
    const first = embla.selectedScrollSnap();
    const all = embla.slideNodes();
    all.forEach((slide, index) => {
      slide.inert = (index - first + all.length) % all.length >= placesNow;
    });
  }

  function announce(): void {
    const status = root.querySelector('[data-carousel="status"]');
    const slide = slides[(embla?.selectedScrollSnap() ?? 0) % slides.length];
    // A row that moves by itself does not talk all the time.
    if (status && slide && !('playing' in root.dataset)) status.textContent = slide.ariaLabel;
  }

  function go(forward: boolean): void {
    timed?.resume();
    if (forward) embla?.scrollNext(calm.matches);
    else embla?.scrollPrev(calm.matches);
    if (calm.matches) rest();
  }

  const on = { signal: listening.signal };
  root.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('button[data-carousel]')?.dataset.carousel;
      if (control === 'next' || control === 'previous') go(control === 'next');
    },
    on,
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (!embla || event.altKey || event.ctrlKey || event.metaKey || isTextField(event.target)) return;
      event.preventDefault();
      go((event.key === 'ArrowRight') !== rightToLeft);
    },
    on,
  );

  const stopPlaying = playCarousel(root, () => go(true), listening.signal);
  const resized = new ResizeObserver(arrange);
  resized.observe(root);
  return () => {
    stopPlaying();
    resized.disconnect();
    listening.abort();
    takeBack();
  };
}

/** The slide that a visitor has swiped to before the row began to move. */
function slideInFront(viewport: HTMLElement, slides: HTMLElement[]): number {
  const width = slides[0]?.offsetWidth || 1;
  return Math.min(Math.round(Math.abs(viewport.scrollLeft) / width), slides.length - 1);
}

function copyOf(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.dataset.copy = '';
  for (const node of copy.querySelectorAll('[id]')) node.removeAttribute('id');
  return copy;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
