/** As this process began: much is installed and built before somebody asks. */
const parent = process.ppid;

/**
 * Acts once when the process that began this one has ended: who sends a signal to `npm start` ends a shell between the two, which passes
 * nothing on, and apps that nobody looks after would keep ports and data folder. Who starts a script without npm may leave it running.
 */
export function whenParentEnds(act, everyMs = 500) {
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, everyMs);
  timer.unref();
}
