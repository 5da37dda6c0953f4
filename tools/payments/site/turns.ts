// One test at a time: the clock, the events and the API's manners are everybody's.

/** A turn lasts as long as its stream is read: whoever breaks off, or is ended, gives it back. */
export function turns(): () => Promise<ReadableStream<Uint8Array>> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('Your turn\n')),
      cancel: () => resolve(),
    });
  };
}
