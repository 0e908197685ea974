import type { FormScriptData } from '#app/forms/form-script-data.ts';
import { formIdField } from '#app/forms/form-state.ts';
import type { Control } from '#app/ui/control.ts';
import { afterPress } from '#app/ui/press.ts';
import { copyFiles } from './carry-fields.ts';
import { type FileFields, fileFields } from './file-fields.ts';
import { consentsOf, guardConsents } from './form-consents.ts';
import { showProblem } from './form-problems.ts';
import { focusSummary, followCorrection, followSummary, namePageAsBefore, showSummary } from './form-summary.ts';
import { emptyDefaults, messageFor, tidy } from './form-values.ts';
import { showLoaded } from './navigate.ts';
import { hideOverlay, showOverlay } from './overlay.ts';
import { sendForm } from './send-form.ts';

/** Makes every form of the page quicker to use: messages while it is filled in, and no full load to send it. */
export function enhanceForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]:not([data-enhanced])')) enhance(form);
}

function enhance(form: HTMLFormElement): void {
  const data = JSON.parse(form.dataset.form ?? '') as FormScriptData;
  const touched = new Set<Control>();
  const files = fileFields(data.rules);
  const controls = () => controlsOf(form, data);
  const problems = () => problemsOf(controls(), data);
  let busy = false;
  let shownAt = newFilling(form);
  form.dataset.enhanced = '';
  const refreshButton = guardConsents(form, problems, () => busy);
  for (const control of controls()) if (control.getAttribute('aria-invalid') === 'true') touched.add(control);

  function check(control: Control): void {
    if (!touched.has(control) || files.isPreparing(control)) return;
    const message = messageFor(control, data);
    showProblem(control, message);
    followCorrection(form, control, message, data.words.errorPrefix);
  }
  function refresh(control: Control): void {
    check(control);
    refreshButton();
  }
  function touch({ target, type, relatedTarget }: Event & { relatedTarget?: EventTarget | null }): void {
    const control = controlOf(target as Element, controls());
    // A window that loses the focus leaves no field, and who opens a field's own calendar has not left it either.
    const isLeft = document.hasFocus() && !(target as Element).closest('.date-field')?.contains(relatedTarget as Node);
    if (!control || (type === 'focusout' && !isLeft)) return;
    afterPress(() => {
      tidy(control, data.rules[control.name]);
      touched.add(control);
      refresh(control);
    });
  }

  for (const type of ['focusout', 'cancel', 'change']) form.addEventListener(type, touch);
  form.addEventListener('input', ({ target }) => {
    const control = controlOf(target as Element, controls());
    if (control) files.prepare(control, refresh);
    if (control) check(control);
    refreshButton();
  });
  form.addEventListener('click', followSummary);
  form.addEventListener('reset', () => {
    emptyDefaults(form);
    touched.clear();
    consentsOf(form).forget();
    shownAt = newFilling(form, true);
    forgetProblems(form, controls(), data);
    // The values go after this event.
    setTimeout(refreshButton);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy) void submit();
  });
  // What was chosen before the scripts had come.
  for (const control of controls()) files.prepare(control, refresh);

  async function submit(): Promise<void> {
    if (!files.areReady()) {
      busy = true;
      await filesReady(form, data, files);
      busy = false;
    }
    for (const control of controls()) {
      tidy(control, data.rules[control.name]);
      touched.add(control);
      check(control);
    }
    const found = problems();
    showSummary(form, found);
    if (!consentsOf(form).given() || found.length > 0) {
      if (found.length > 0) focusSummary(form, data.words.errorPrefix);
      return;
    }
    busy = true;
    await send(form, data, performance.now() - shownAt).finally(() => {
      busy = false;
      refreshButton();
    });
  }
}

function controlsOf(form: HTMLFormElement, { rules }: FormScriptData): Control[] {
  return [...form.elements].filter((element): element is Control => (element as Control).name in rules);
}

function problemsOf(controls: readonly Control[], data: FormScriptData): [Control, string][] {
  return controls.flatMap((control): [Control, string][] => {
    const message = messageFor(control, data);
    return message ? [[control, message]] : [];
  });
}

function forgetProblems(form: HTMLFormElement, controls: readonly Control[], { words }: FormScriptData): void {
  showSummary(form, []);
  namePageAsBefore(words.errorPrefix);
  for (const control of controls) showProblem(control, undefined);
}

async function filesReady(form: HTMLFormElement, data: FormScriptData, files: FileFields): Promise<void> {
  const done = showBusy(form, data);
  try {
    // Others may be chosen meanwhile.
    while (!files.areReady()) await files.whenReady();
  } finally {
    done.end();
  }
}

async function send(form: HTMLFormElement, data: FormScriptData, filledFor: number): Promise<void> {
  const done = showBusy(form, data);
  try {
    const page = await sendForm(form, done.progress, filledFor);
    done.end();
    bringBack(form, page.content);
    // A page with a form again is the same page to the visitor: it stays where it is. A confirmation is another one.
    const { content } = page;
    const isSame = content.querySelector('form[data-form]') && !content.querySelector('[data-answer]');
    // Whoever has gone elsewhere meanwhile hears that it was sent, and finds where he was by Back.
    const isLeft = form.ownerDocument !== document;
    if (isLeft && isSame) return;
    const scroll = isSame ? scrollY : undefined;
    showLoaded(page, { history: isLeft ? 'push' : 'replace', focus: anchorTarget, scroll });
  } catch {
    done.end();
    showSummary(form, [], data.words.connectionLost);
    focusSummary(form, data.words.errorPrefix);
  }
}

/** The control of a field, also where the visitor uses another element in its place (the date picker). */
function controlOf(target: Element, controls: readonly Control[]): Control | undefined {
  const field = target.closest('[data-field]');
  return controls.find((control) => control === target || (field && control.closest('[data-field]') === field));
}

/**
 * One id for one filling, so that a second try makes no second record.
 *
 * @returns when the filling began: now, or long ago where the form came back from the server
 */
function newFilling(form: HTMLFormElement, again = false): number {
  const id = form.elements.namedItem(formIdField);
  if (!(id instanceof HTMLInputElement) || (id.value && !again)) return Number.NEGATIVE_INFINITY;
  id.value = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return performance.now();
}

function showBusy(form: HTMLFormElement, { words }: FormScriptData) {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const place = form.querySelector('[data-progress]');
  const hasFiles = [...form.elements].some((element) => element instanceof HTMLInputElement && element.files?.length);
  for (const button of buttons) button.disabled = true;
  form.setAttribute('aria-busy', 'true');
  if (place) place.textContent = words.sending;
  if ('overlay' in form.dataset) showOverlay();
  return {
    progress(part: number) {
      const percent = String(Math.round(part * 100));
      if (place && hasFiles) place.textContent = words.sendingPercent.replace('{percent}', percent);
    },
    end() {
      for (const button of buttons) button.disabled = false;
      form.removeAttribute('aria-busy');
      if (place) place.textContent = '';
      if ('overlay' in form.dataset) hideOverlay();
    },
  };
}

/** The files go into the form that came back: a server cannot put them there. Beside what was taken stands a form for the next. */
function bringBack(form: HTMLFormElement, content: Document): void {
  const again = content.querySelector<HTMLFormElement>('form[data-form]');
  if (!again || content.querySelector('[data-result]')) return;
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const target = again.elements.namedItem(input.name);
    if (target) copyFiles(input, target as HTMLInputElement);
  }
  again.querySelector('[data-files-lost]')?.remove();
}

/** After a post: what is wrong, what was found, the button of the same form, else the page's heading. */
function anchorTarget(): HTMLElement | null {
  if (document.querySelector('[data-answer]')) return null;
  return (
    document.querySelector<HTMLElement>('[data-error-summary]:not([hidden])') ??
    document.querySelector<HTMLElement>('[data-result]') ??
    document.querySelector<HTMLElement>('form[data-form] button[type=submit]')
  );
}
