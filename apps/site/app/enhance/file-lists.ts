import type { FileListWords } from '#app/forms/form-script-data.ts';

/**
 * A field that takes several files: a second choice adds to the first, and each file stands below with a button that takes it back.
 * Without scripts a second choice replaces the first, as browsers have it, and the field says so.
 *
 * @returns shows what the field holds, where it was changed by something else
 */
export function listFiles(input: HTMLInputElement): () => void {
  const place = input.closest('[data-field]')?.querySelector<HTMLElement>('[data-files]');
  if (!place) return () => {};
  const words = JSON.parse(place.dataset.files ?? '') as FileListWords;
  let held = filesOf(input);

  function show(): void {
    held = filesOf(input);
    render(place as HTMLElement, held, words, remove);
  }
  function hold(files: readonly File[]): void {
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    input.files = list.files;
    show();
  }
  function remove(at: number): void {
    hold(held.toSpliced(at, 1));
    // The button goes with its file: the keyboard goes on from the one that takes its place, the one before it, or the choice.
    const buttons = place?.querySelectorAll('button') ?? [];
    (buttons[at] ?? buttons[at - 1] ?? input).focus();
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  }
  // Before the form hears of it, which checks what the field holds.
  for (const type of ['input', 'change'])
    input.addEventListener(type, () => {
      const chosen = filesOf(input);
      const more = chosen.filter((file) => !held.some((other) => isSame(file, other)));
      if (more.length > 0 || chosen.length !== held.length) hold([...held, ...more]);
    });
  input.form?.addEventListener('reset', () => setTimeout(show));
  show();
  return show;
}

function render(place: HTMLElement, files: readonly File[], words: FileListWords, remove: (at: number) => void): void {
  const [count, list] = place.children;
  const form = new Intl.PluralRules(document.documentElement.lang).select(files.length);
  const counted = words.chosen[form] ?? words.chosen.other;
  if (count) count.textContent = files.length > 0 ? counted.replaceAll('{count}', String(files.length)) : '';
  list?.replaceChildren(...files.map((file, at) => entryOf(file, words, () => remove(at))));
}

function entryOf({ name }: File, words: FileListWords, remove: () => void): HTMLElement {
  const about = document.createElement('bdi');
  about.textContent = name;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--quiet';
  button.textContent = words.remove;
  button.ariaLabel = words.removeFile.replace('{name}', () => name);
  button.addEventListener('click', remove);
  const entry = document.createElement('li');
  entry.append(about, button);
  return entry;
}

function filesOf({ files }: HTMLInputElement): File[] {
  return [...(files ?? [])];
}

/** A browser may tell of one choice twice, and a visitor may choose a file again. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
