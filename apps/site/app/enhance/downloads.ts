const noAddress = 'No URL provided for download.';

/**
 * What a download needs beyond its link: a document without an address is written to the log and to nobody else
 * (ERR-25), and a download that fails is told in one sentence beside its button (decision D9).
 */
export function startDownloads(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-download]');
    if (!control) return;
    if (control.dataset.download === 'none') console.warn(noAddress);
    if (!(control instanceof HTMLAnchorElement) || control.origin !== location.origin) return;
    if (event.defaultPrevented || 'checked' in control.dataset) return;
    event.preventDefault();
    void download(control);
  });
}

async function download(link: HTMLAnchorElement): Promise<void> {
  const status = link.parentElement?.querySelector('[role="status"]');
  try {
    const response = await fetch(link.href, { method: 'HEAD' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  } catch (error) {
    console.warn(`Download of ${link.href} failed:`, error);
    if (status) status.textContent = link.dataset.failed ?? '';
    return;
  }
  if (status) status.textContent = '';
  // The browser itself saves the file; the mark lets this second click through.
  link.dataset.checked = '';
  link.click();
  delete link.dataset.checked;
}
