/** The sheet of what comes later on a page (styles/late-sheet.server.ts). */
export type LateSheet = Readonly<{
  address: string;
  css: string;
  holds: ReadonlySet<string>;
  /** The sheet among them that others read, see styles/seldom-sheet.ts. */
  seldom: Readonly<{ css: string; isReadBy: (css: string) => boolean }>;
}>;

/** @property name stands for the sheet: one that is rendered twice counts once */
export type Sheet = { precedence: 'base' | 'section'; name: string; css: string };

/**
 * What a page holds inline and frames, for its Content-Security-Policy. The parts report it while they are rendered
 * (ui/policy-parts.tsx), so nobody searches the finished HTML for it.
 */
export class PolicySources {
  readonly #styles = new Map<string, Map<string, string>>();
  readonly #scripts = new Set<string>();
  readonly #late: LateSheet | undefined;
  #isLateLinked = false;
  /** Origins of the frames; the site settings add theirs, which in-site navigation may bring into the page. */
  readonly frameOrigins = new Set<string>();

  /** @param late what pages link besides; without it everything stands inline */
  constructor(late?: LateSheet) {
    this.#late = late;
  }

  /** Called where what comes later begins. @returns the address of its sheet, the first time alone */
  linkLateSheet(): string | undefined {
    if (this.#isLateLinked) return undefined;
    this.#isLateLinked = true;
    return this.#late?.address;
  }

  /**
   * What has to be written for a sheet: nothing where it came with the late one, which was linked further up; else itself, after
   * the seldom one where it reads that.
   */
  inline(sheet: Sheet): Sheet[] {
    const { seldom } = this.#late ?? {};
    const before = seldom?.isReadBy(sheet.css)
      ? [{ precedence: 'section' as const, name: 'seldom', css: seldom.css }]
      : [];
    const written = [...before, sheet].filter(({ css }) => !this.#isLinked(css));
    for (const { precedence, name, css } of written) this.#addStyle(precedence, name, css);
    return written;
  }

  #isLinked(css: string): boolean {
    return this.#isLateLinked && this.#late?.holds.has(css) === true;
  }

  #addStyle(precedence: string, name: string, css: string): void {
    const sheets = this.#styles.get(precedence) ?? new Map<string, string>();
    this.#styles.set(precedence, sheets);
    if (!sheets.has(name)) sheets.set(name, css);
  }

  addScript(text: string): void {
    this.#scripts.add(text);
  }

  addFrame(address: string): void {
    if (URL.canParse(address)) this.frameOrigins.add(new URL(address).origin);
  }

  /** The text of each inline style: React writes one element for each precedence, its sheets in order of rendering. */
  get styles(): string[] {
    return [...this.#styles.values()].map((sheets) => [...sheets.values()].join(''));
  }

  get scripts(): string[] {
    return [...this.#scripts];
  }

  /** A page that fails is rendered a second time, as its error screen. */
  startRendering(): void {
    this.#styles.clear();
    this.#scripts.clear();
    this.#isLateLinked = false;
  }
}
