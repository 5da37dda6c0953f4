// Memoization for the life of the isolate, of values that are costly to make for each request.

/** Makes a value for each object at its first use, and keeps it as long as the object. */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (key) => {
    let known = made.get(key);
    if (!known) made.set(key, (known = { value: make(key) }));
    return known.value;
  };
}

/** Makes a value for each name at its first use, and keeps it; for few names. */
export function oncePerName<N extends string, V>(make: (name: N) => V): (name: N) => V {
  const made = new Map<N, { value: V }>();
  return (name) => {
    let known = made.get(name);
    if (!known) made.set(name, (known = { value: make(name) }));
    return known.value;
  };
}
