// The drawings, each in a file of its own. They are for members with access alone, and so no assets of the site: the worker
// carries them, and takes one into memory when it is first asked for.

/** By path, such as `./drawings/fox.svg`. */
export const drawings = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default' });
