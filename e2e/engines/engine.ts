/** A browser under the hand of a journey: only what a person can do, and a look at what is there. */
export type Engine = {
  readonly name: EngineName;
  /** Loads an address and waits until the page and its scripts are there. */
  goto(address: string): Promise<void>;
  /** Back in the history of the window. */
  back(): Promise<void>;
  /** Runs a function of one argument in the page; both must be JSON. */
  look<Argument, Result>(page: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Presses the mouse at a place of the window, in CSS pixels. */
  press(place: Place): Promise<void>;
  /** Keys as a keyboard sends them: letters, and the code points of WebDriver for all others. */
  keys(keys: string): Promise<void>;
  /** Gives a file to the field that the selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Names of the files that were saved. */
  saved(): Promise<string[]>;
  /** Ends the browser. */
  stop(): Promise<void>;
};

export type EngineName = 'firefox' | 'webkit';
export type Place = { x: number; y: number };

/** The Enter key, as WebDriver writes it. */
export const enter = '\uE007';

/** One press of the mouse, as WebDriver and WebDriver BiDi both say it. */
export function mousePress({ x, y }: Place): object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

/** Keys one after the other, as both say it. */
export function keyPresses(keys: string): object[] {
  const actions = [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}
