// Lets one test at a time use the stand-in, because all share its clock, its events and the behavior of its API.

/** A turn lasts as long as its stream is read. A client that disconnects gives it back. */
export function oneAtATime(): () => Promise<ReadableStream<Uint8Array>> {
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
