// The oldest browsers that are supported: scripts and style sheets are built for them, `npm run check` looks at the
// style sheets with their eyes, and the README names them.

/** Firefox's is its extended support release. Every iPhone has Safari's engine. */
export const oldest = { chrome: 119, edge: 119, firefox: 140, safari: 17 } as const;

/** As Vite takes them. */
export const buildTargets = Object.entries(oldest).map(([name, version]) => `${name}${version}`);
