// The oldest supported browsers. Scripts and style sheets are built for them, `npm run check` checks the style sheets
// against them, and the README names them.

/** Firefox: its extended support release. Safari: its engine is on every iPhone. */
export const oldest = { chrome: 119, edge: 119, firefox: 140, safari: 17 } as const;

/** In Vite's format. */
export const buildTargets = Object.entries(oldest).map(([name, version]) => `${name}${version}`);
