import { expect, type Locator, type Page } from '@playwright/test';

type Opens = 'here' | 'a tab' | 'a file';

/** Somebody with a phone who knows no address of the site: goes by the words to be seen, and every tap is counted. */
export class Visitor {
  /** The tab that is looked at: links of the content may open another one. */
  page: Page;
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Taps the first thing with these words. It must be reached by scrolling down alone, not sideways. */
  async tap(find: (page: Page) => Locator, opens: Opens = 'here'): Promise<void> {
    const target = find(this.page).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    const width = this.page.viewportSize()?.width ?? 0;
    expect(box && box.x >= -1 && box.x + box.width <= width + 1, `${target} is within the window`).toBe(true);
    const tab = opens === 'here' ? undefined : this.page.context().waitForEvent('page');
    await target.tap();
    this.taps += 1;
    if (tab) this.page = await tab;
    // A browser may show a file or keep it: then its tab never has a page.
    if (opens === 'a file') return;
    await this.page.waitForLoadState();
  }

  link(words: string, opens?: Opens): Promise<void> {
    return this.tap((page) => page.getByRole('link', { name: words }), opens);
  }
}
