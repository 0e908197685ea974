import { readLanguage } from '@insurer/contract/language.ts';
import type { FileListWords } from '#app/forms/form-script-data.ts';
import { toldApart } from '#app/forms/namesakes.ts';
import { fileSizeText } from '#app/texts/file-size.ts';

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
  // The entry of a file stays while the file does; another list of the same files, as in another language, has its own.
  const entries = new WeakMap<File, HTMLElement>();

  function entryFor(file: File): HTMLElement {
    const entry = entries.get(file) ?? entryOf(file, words, () => remove(file));
    entries.set(file, entry);
    return entry;
  }
  function show(): void {
    held = filesOf(input);
    render(place as HTMLElement, held, words, entryFor);
  }
  function hold(files: readonly File[]): void {
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    input.files = list.files;
    show();
  }
  function remove(file: File): void {
    const at = held.indexOf(file);
    hold(held.toSpliced(at, 1));
    // The button goes with its file: the keyboard goes on from the one that takes its place, the one before it, or the choice.
    const buttons = place?.querySelectorAll('button') ?? [];
    (buttons[at] ?? buttons[at - 1] ?? input).focus();
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  }
  function choose({ isTrusted }: Event): void {
    const chosen = filesOf(input);
    // Who leaves the browser's own choice empty takes nothing back; a script that empties the field does.
    const isEmptied = chosen.length === 0 && !isTrusted;
    const kept = isEmptied ? [] : held.map((older) => chosen.find((file) => isSame(file, older)) ?? older);
    const all = [...kept, ...chosen.filter((file) => !kept.includes(file))];
    if (all.length === chosen.length && all.every((file, at) => file === chosen[at])) show();
    else hold(all);
  }
  // Before the form hears of it, which checks what the field holds.
  for (const type of ['input', 'change']) input.addEventListener(type, choose);
  input.form?.addEventListener('reset', () => setTimeout(show));
  show();
  return show;
}

type EntryFor = (file: File) => HTMLElement;

function render(place: HTMLElement, files: readonly File[], words: FileListWords, entryFor: EntryFor): void {
  const [count, list] = place.children;
  const language = readLanguage(document.documentElement.lang);
  const form = new Intl.PluralRules(language).select(files.length);
  const counted = words.chosen[form] ?? words.chosen.other;
  if (count) count.textContent = files.length > 0 ? counted.replaceAll('{count}', String(files.length)) : '';
  if (!list) return;
  const before = [...list.children];
  const at = before.findIndex((entry) => entry.contains(document.activeElement));
  const now = files.map((file) => {
    const entry = entryFor(file);
    const [size, button] = [entry.querySelector('span'), entry.querySelector('button')];
    const named = (text: string) => toldApart(text, file, files, language);
    if (size) size.textContent = named(fileSizeText(file.size, words));
    if (button) button.ariaLabel = words.removeFile.replace('{name}', () => named(file.name));
    return entry;
  });
  // What stays is not touched, nor what has the focus in it.
  for (const entry of before) if (!now.includes(entry as HTMLElement)) entry.remove();
  for (const [place, entry] of now.entries())
    if (list.children[place] !== entry) list.insertBefore(entry, list.children[place] ?? null);
  // A photo that was made smaller is another file in the same place.
  if (before[at] && !before[at].isConnected) now[at]?.querySelector('button')?.focus();
}

function entryOf(file: File, words: FileListWords, remove: () => void): HTMLElement {
  const name = document.createElement('bdi');
  name.textContent = file.name;
  const size = document.createElement('span');
  size.className = 'muted';
  const about = document.createElement('div');
  about.append(name, size);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--quiet';
  button.textContent = words.remove;
  button.addEventListener('click', remove);
  const entry = document.createElement('li');
  entry.append(about, button);
  return entry;
}

function filesOf({ files }: HTMLInputElement): File[] {
  return [...(files ?? [])];
}

/**
 * A paper of the same name is a newer one. Phones call every photo that they take the same: it is known by its time, which a
 * smaller copy of it has, too, with another ending.
 */
function isSame(one: File, other: File): boolean {
  if (!one.type.startsWith('image/')) return one.name === other.name;
  return stemOf(one) === stemOf(other) && one.lastModified === other.lastModified;
}

function stemOf({ name }: File): string {
  return name.replace(/\.[^.]*$/, '');
}
