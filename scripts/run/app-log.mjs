import { createWriteStream } from 'node:fs';

/**
 * Appends to an app's log. A disk that has no room costs lines of it and nothing else: the apps run on, pages of the site need no
 * disk, and once there is room again lines are kept again.
 */
export function openAppLog(file, tell = console.log) {
  let stream;
  let isTold = false;
  return {
    write(chunk) {
      stream ??= open();
      stream.write(chunk);
    },
  };

  function open() {
    const opened = createWriteStream(file, { flags: 'a', mode: 0o600 });
    return opened.on('error', (error) => {
      if (stream === opened) stream = undefined;
      if (!isTold)
        tell(
          `✗ ${file} cannot be written (${error.code ?? error.message}), and lines of it are lost: make room on its disk.`,
        );
      isTold = true;
    });
  }
}
