// The drawings, one file each. They are only for members with access, so they are not public assets: the worker bundles
// them and loads each one lazily.

/** By path, such as `./drawings/fox.svg`. */
export const drawings = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default' });
