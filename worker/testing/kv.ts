// KV of which something is different.

/** It lets go of nothing, and is otherwise as it is. */
export const withoutDelete = (real: KVNamespace): KVNamespace =>
  new Proxy(real, {
    get(kv, name) {
      if (name === 'delete') return () => Promise.reject(new Error('internal error'));
      const value: unknown = Reflect.get(kv, name);
      return typeof value === 'function' ? value.bind(kv) : value;
    },
  });
