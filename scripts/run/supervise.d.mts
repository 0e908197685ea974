import type { ChildProcess } from 'node:child_process';

type App = { child: ChildProcess; name: string; logFile: string };

/** Starts an app again whenever it ends by itself (supervise.mjs). @returns ends it for good */
export function supervise(app: App, begin: () => App, tell?: (line: string) => void): () => Promise<void>;
