import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { playCarousel } from './carousel-autoplay.ts';
import { listenToControls } from './carousel-controls.ts';
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
  let entriesNow = 0;

  function arrange(): void {
    const wanted = entriesOf(root);
    if (wanted === entriesNow || listening.signal.aborted) return;
    takeBack();
    entriesNow = wanted;
    if (slides.length < 2 || slides.length < wanted || !viewport || !list) return;
    const startIndex = slideInFront(viewport, slides);
    root.dataset.moves = '';
    viewport.scrollLeft = 0;
    viewport.removeAttribute('tabindex');
    const loop = 'loop' in root.dataset;
    const direction = rightToLeft ? 'rtl' : 'ltr';
    embla = EmblaCarousel(viewport, { align: 'start', loop, direction, startIndex, watchSlides: false });
    embla
      .on('reInit', begin)
      .on('pointerDown', () => timed?.pause())
      .on('settle', rest)
      .on('select', () => announce(root, slides, embla?.selectedScrollSnap() ?? 0));
    begin();
  }

  function begin(): void {
    // With copies of its slides the row begins anew.
    if (!embla || fillsUp(embla, root, slides)) return;
    timed = timeScroll(embla, speed);
    timed.resume();
    rest();
  }

  function takeBack(): void {
    embla?.destroy();
    embla = undefined;
    delete root.dataset.moves;
    viewport?.setAttribute('tabindex', '0');
    for (const copy of list?.querySelectorAll('[data-copy]') ?? []) copy.remove();
    for (const slide of slides) slide.inert = false;
  }

  function rest(): void {
    if (embla) hideOutOfView(embla, entriesNow);
  }

  function go(forward: boolean): void {
    timed?.resume();
    if (forward) embla?.scrollNext(calm.matches);
    else embla?.scrollPrev(calm.matches);
    if (calm.matches) rest();
  }

  const leadsOn = (key: string) => embla && (key === 'ArrowRight') !== rightToLeft;
  listenToControls(root, listening.signal, go, leadsOn);
  const stopPlaying = playCarousel(root, () => go(true), listening.signal);
  // In a task of its own: the frame that has measured the row would wait for what it takes to make it move.
  const resized = new ResizeObserver(() => setTimeout(arrange));
  resized.observe(root);
  return () => {
    stopPlaying();
    resized.disconnect();
    listening.abort();
    takeBack();
  };
}

/** How many slides stand beside each other at this width, as the style sheet says. */
function entriesOf(root: HTMLElement): number {
  return Math.round(Number(getComputedStyle(root).getPropertyValue('--carousel-places'))) || 1;
}

/**
 * Where the slides leave nothing behind the edge to come in, copies stand there: with as many slides as places, and
 * with one more where the widths are no whole pixels. Embla says so by no longer looping.
 */
function fillsUp(embla: EmblaCarouselType, root: HTMLElement, slides: HTMLElement[]): boolean {
  const list = embla.containerNode();
  const loops = !('loop' in root.dataset) || embla.internalEngine().options.loop;
  if (loops || list.querySelector('[data-copy]')) return false;
  list.append(...slides.map(copyOf));
  embla.reInit();
  return true;
}

/** Slides off the screen can be neither reached nor read while the row stands still; the keyboard goes on in the one in front. */
function hideOutOfView(embla: EmblaCarouselType, places: number): void {
  const first = embla.selectedScrollSnap();
  const all = embla.slideNodes();
  const focused = all.find((slide) => slide.contains(document.activeElement));
  all.forEach((slide, index) => {
    slide.inert = (index - first + all.length) % all.length >= places;
  });
  if (focused?.inert) all[first]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

/** Says which slide is in front now; a row that moves by itself does not talk all the time. */
function announce(root: HTMLElement, slides: HTMLElement[], index: number): void {
  const status = root.querySelector('[data-carousel="status"]');
  const slide = slides[index % slides.length];
  if (status && slide && !('playing' in root.dataset)) status.textContent = slide.ariaLabel;
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
