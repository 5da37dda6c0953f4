// A kept write is sent or changed by one at a time: a service worker, or a page. The browser lets go of what a page or a
// service worker held that has ended.

const lockOf = (key: string) => `outbox ${key}`;

/** Waits for whoever has it. */
export function whileHeld<T>(key: string, act: () => Promise<T>): Promise<T> {
  return navigator.locks.request(lockOf(key), act);
}

/** Null, at once, if somebody has it. */
export function whileFree<T>(key: string, act: () => Promise<T>): Promise<T | null> {
  return navigator.locks.request(lockOf(key), { ifAvailable: true }, (lock) => lock && act());
}

/** Lets go of a write, so that it can be sent. */
export type Release = () => Promise<void>;

/** For as long as somebody changes it. @returns null if it is being sent just now */
export function holdWrite(key: string): Promise<Release | null> {
  return new Promise((done, fail) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return done(null);
      return new Promise<void>((letGo) => {
        done(async () => {
          letGo();
          await held;
        });
      });
    };
    const held = navigator.locks.request(lockOf(key), { ifAvailable: true }, hold);
    held.catch(fail);
  });
}
