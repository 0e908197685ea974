/** Milliseconds: until a chunk goes on, and for the whole. */
export type StreamTimes = { idle: number; whole: number };

/**
 * A body that is passed on as its reader takes it, one chunk at a time and nothing ahead. It fails, and lets its source go,
 * when it grows beyond `maximumBytes`, when nothing goes on for `times.idle` (a reader who does not read, a source that
 * says nothing), and after `times.whole`.
 *
 * @param onEnd called once, however it ends
 */
export function boundedStream(
  source: ReadableStream<Uint8Array>,
  maximumBytes: number,
  times: StreamTimes,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const timers: { idle?: ReturnType<typeof setTimeout>; whole?: ReturnType<typeof setTimeout> } = {};
  let size = 0;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timers.idle);
    clearTimeout(timers.whole);
    onEnd();
  };
  const letGo = () => {
    end();
    reader.cancel().catch(() => undefined);
  };
  const failWith = (controller: ReadableStreamDefaultController, reason: string) => () => {
    controller.error(new Error(reason));
    letGo();
  };
  const waitAgain = (controller: ReadableStreamDefaultController) => {
    clearTimeout(timers.idle);
    timers.idle = setTimeout(failWith(controller, 'Nothing went on for too long.'), times.idle);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        timers.whole = setTimeout(failWith(controller, 'The whole took too long.'), times.whole);
        waitAgain(controller);
      },
      async pull(controller) {
        waitAgain(controller);
        const { done, value } = await reader.read().catch((error) => {
          end();
          throw error;
        });
        if (isOver) return;
        if (done) {
          end();
          return controller.close();
        }
        size += value.byteLength;
        if (size > maximumBytes) return failWith(controller, 'There is more than was said.')();
        waitAgain(controller);
        controller.enqueue(value);
      },
      cancel: letGo,
    },
    { highWaterMark: 0 },
  );
}
