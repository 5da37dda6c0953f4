// A binding of which some calls are others, such as a bucket that lets go of nothing.

/** What is not named is as it is. */
export const bindingWith = <T extends object>(real: T, changes: Partial<Record<keyof T, unknown>>): T =>
  new Proxy(real, {
    get: (target, name) => {
      const own: unknown = Reflect.get(changes, name) ?? Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });

/** A call that fails, as stores do. */
export const fails = () => Promise.reject(new Error('internal error'));

/** It lets go of nothing. */
export const withoutDelete = (real: KVNamespace): KVNamespace => bindingWith(real, { delete: fails });
