// What is made once and kept while the isolate lives: making it for each request would cost more than using it.

/** Of each object its own, made at the first asking, and kept as long as the object is. */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (key) => {
    let known = made.get(key);
    if (!known) made.set(key, (known = { value: make(key) }));
    return known.value;
  };
}

/** Of each name its own, made at its first use. The names are few. */
export function oncePerName<N extends string, V>(make: (name: N) => V): (name: N) => V {
  const made = new Map<N, { value: V }>();
  return (name) => {
    let known = made.get(name);
    if (!known) made.set(name, (known = { value: make(name) }));
    return known.value;
  };
}
