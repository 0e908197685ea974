const usualTimes = {
  /** Before the first new start; each that follows soon waits twice as long, up to the longest. */
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  /** After so long an app counts as settled: what ends it then is a new story. */
  settledMs: 60_000,
};

/**
 * Starts an app again whenever it ends by itself, and touches no other. What visitors sent is stored before it is
 * answered, and what was under way is taken up again, so an end costs a second.
 *
 * @param app as startApp gives it; it runs by now
 * @param begin starts it anew
 * @returns ends it for good
 */
export function supervise(app, begin, tell = console.log, times = usualTimes) {
  let present = app;
  let failures = 0;
  let timer;
  let stopping = false;
  watch();
  return async () => {
    stopping = true;
    clearTimeout(timer);
    await endApp(present.child);
  };

  function watch() {
    const { child, name, logFile } = present;
    const began = Date.now();
    whenEnded(child, (reason) => {
      if (stopping) return;
      if (Date.now() - began > times.settledMs) failures = 0;
      const pause = Math.min(times.firstPauseMs * 2 ** failures++, times.longestPauseMs);
      tell(`✗ The ${name} stopped (${reason}) and is started again in ${pause / 1000} s; its log is ${logFile}.`);
      timer = setTimeout(() => {
        present = begin();
        watch();
      }, pause);
    });
  }
}

/** A child that could not even be started tells of an error and of no end. */
function whenEnded(child, act) {
  let told = false;
  const tellOnce = (reason) => {
    if (told) return;
    told = true;
    act(reason);
  };
  if (child.exitCode !== null || child.signalCode !== null) tellOnce(child.signalCode ?? `code ${child.exitCode}`);
  child.once('exit', (code, signal) => tellOnce(signal ?? `code ${code}`));
  child.once('error', (error) => tellOnce(error.code ?? error.message));
}

/** Twice what requests that run are given (packages/contract/src/graceful-stop.ts), as the app ends by itself then, and some to spare. */
const longestEndMs = 25_000;

/** Asks an app to finish what it is doing; after longer than that ever takes it is ended. */
export function endApp(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill('SIGTERM');
  const delayMs = (Number(process.env.STOP_DELAY_SECONDS) || 0) * 1000;
  const timer = setTimeout(() => child.kill('SIGKILL'), delayMs + longestEndMs);
  return new Promise((resolve) => child.once('exit', () => resolve(clearTimeout(timer))));
}
