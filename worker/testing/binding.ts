// Bindings with some methods replaced, such as a KV namespace whose deletes fail.

/** Methods that `changes` does not contain stay as they are. */
export const bindingWith = <T extends object>(real: T, changes: Partial<Record<keyof T, unknown>>): T =>
  new Proxy(real, {
    get: (target, name) => {
      const own: unknown = Reflect.get(changes, name) ?? Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });

/** A call that fails with an internal error, as stores do. */
export const fails = () => Promise.reject(new Error('internal error'));

/** KV whose deletes fail. */
export const withoutDelete = (real: KVNamespace): KVNamespace => bindingWith(real, { delete: fails });
