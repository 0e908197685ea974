import { createWriteStream, openSync, renameSync, statSync } from 'node:fs';

/** What a log takes of the disk, before it becomes the one of before: two such of each app at most. */
const fiftyMegabytes = 50 * 1_048_576;

/**
 * Appends to an app's log. A disk that has no room costs lines of it and nothing else: the apps run on, pages of the site need no
 * disk, and once there is room again lines are kept again. It is the disk of the database too, which a log must never fill.
 */
export function openAppLog(file, tell = console.log, maxBytes = fiftyMegabytes) {
  let stream;
  let isTold = false;
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return {
    write(chunk) {
      const bytes = Buffer.byteLength(chunk);
      if (size > 0 && size + bytes > maxBytes) beginAnew();
      size += bytes;
      stream ??= open();
      stream?.write(chunk);
    },
  };

  function beginAnew() {
    size = 0;
    stream?.end();
    stream = undefined;
    try {
      renameSync(file, `${file}.1`);
    } catch {
      // Lines go on in the one that is there, if any.
    }
  }

  function open() {
    try {
      // At once: what is renamed a moment later is what this writes to.
      const opened = createWriteStream(file, { fd: openSync(file, 'a', 0o600) });
      return opened.on('error', (error) => {
        if (stream === opened) stream = undefined;
        lose(error);
      });
    } catch (error) {
      lose(error);
    }
  }

  function lose(error) {
    if (!isTold)
      tell(
        `✗ ${file} cannot be written (${error.code ?? error.message}), and lines of it are lost: make room on its disk.`,
      );
    isTold = true;
  }
}
