// Defines the app's chunks. In a dozen chunks the same code compresses a tenth worse, and each costs a request.
import { isSource } from './sources.ts';

/** Small modules that the scan page shares with other pages. Most of those pages show rocks, and need most of them. */
const rocks = isSource(
  'schema/characters.ts',
  'schema/codes.ts',
  'schema/found-rock.ts',
  'schema/painted-by.ts',
  'schema/rocks.ts',
  'web/finds/initial-state.ts',
  'web/finds/found-rock-path.ts',
  'web/finds/queries.ts',
  'web/lib/attempts.ts',
  'web/lib/bring-into-view.ts',
  'web/members/mutation.ts',
  'web/refresh.ts',
  'web/ui/pebble.tsx',
  'web/ui/skeleton.tsx',
  'web/views/badge.tsx',
  'web/views/pebble-frame.tsx',
  'web/views/photo.tsx',
  'web/views/rock-badge.tsx',
  'web/painting/rock-picture.tsx',
);
const mutations = /\/@tanstack\/(react-query|query-core)\/.*\/(useMutation|mutationObserver)\.js$/;

/** Icons and other small modules, some of which most pages need. */
const many = isSource(
  'schema/happened.ts',
  'schema/members.ts',
  'web/lib/display-name.ts',
  'schema/pages.ts',
  'schema/rock-page.ts',
  'schema/painter-of.ts',
  'web/rocks/painted-by.tsx',
  'web/journey/just-hidden.ts',
  'web/labels/this-site.ts',
  'web/lib/ignore-errors.ts',
  'web/lib/days.ts',
  'web/lib/drafts.ts',
  'web/lib/numbers.ts',
  'web/outbox/about-rock.ts',
  'web/outbox/is-kept.ts',
  'web/outbox/queries.ts',
  'web/outbox/waiting-for.ts',
  'web/lib/pages.ts',
  'web/lib/save-file.ts',
  'web/lib/short-days.ts',
  'web/lib/worded.ts',
  'web/lib/use-first-load.ts',
  'web/members/forget-kept.ts',
  'web/members/log-out.ts',
  'web/members/unless-suspended.tsx',
  'web/tiles/mercator.ts',
  'web/map/near-to.ts',
  'web/map/views.ts',
  'web/painting/empty-state.tsx',
  'web/ui/stat-tile.tsx',
  'web/ui/time.tsx',
);
const icons = /\/lucide-react\//;
const infiniteQueries = /\/@tanstack\/(react-query|query-core)\/.*\/(useInfiniteQuery|infiniteQuery\w+)\.js$/;

/** The feed, which is also on the landing page. */
const feed = isSource(
  'web/community/community-feed.tsx',
  'web/community/feed-grid.ts',
  'web/community/feed-item.tsx',
  'web/community/feed-waiting.tsx',
  'web/community/like-button.tsx',
  'web/community/queries.ts',
  'web/community/use-kept-focus.ts',
  'web/community/use-near-end.ts',
  'web/reports/report-menu.tsx',
);

/** What the feed shares with My Rocks. */
const ofRocks = isSource(
  'schema/interactions.ts',
  'web/lib/picture-name.ts',
  'web/painting/rock-name.tsx',
  'web/rocks/copy-text.ts',
  'web/rocks/follow-button.tsx',
  'web/rocks/follows.ts',
  'web/rocks/use-opened.ts',
  'web/views/dotted-star.tsx',
);

/** The world map without the map library, for Explore Map and the lower part of the landing page. */
const world = isSource(
  'schema/map-grid.ts',
  'web/map/filters.ts',
  'web/map/legend.tsx',
  'web/map/marker-painter.ts',
  'web/map/newest.ts',
  'web/map/place-words.ts',
  'web/map/queries.ts',
  'web/map/visible-area.ts',
  'web/map/spots.ts',
  'web/map/spread.ts',
  'web/map/use-available.ts',
  'web/map/use-in-view.ts',
  'web/map/use-shown.ts',
  'web/map/world-waiting.tsx',
);

/** Modules that the scan page loads lazily. The find dialog uses some of them too. */
const beside = isSource(
  'schema/find-refusals.ts',
  'schema/without-rock.ts',
  'web/finds/lazy-messages.ts',
  'web/finds/find-messages.ts',
  'web/finds/keep-pending-find.ts',
  'web/finds/no-action.tsx',
  'web/finds/scan/scan-link.ts',
);

/** The outbox, which members' pages and their menu need. */
const outbox = isSource(
  'web/finds/kept/own-outbox.tsx',
  'web/outbox/as-seen.ts',
  'web/outbox/fields.ts',
  'web/outbox/hold.ts',
  'web/outbox/install.ts',
  'web/outbox/keep-longer.tsx',
  'web/outbox/kept-write.ts',
  'web/outbox/leave.ts',
  'web/outbox/outbox.tsx',
  'web/outbox/request-sending.ts',
  'web/outbox/stand-in.ts',
  'web/outbox/put-back.ts',
  'web/outbox/waiting-hides.ts',
  'web/outbox/waiting-note.tsx',
);
const indexedDb = /\/node_modules\/idb\//;

/** Fields of dialogs. The scan page needs the first of them alone. */
const firstField = isSource('web/views/field.tsx');
const fields = isSource('web/finds/use-typed-code.ts', 'web/journey/when-field.tsx');

/** The base of toasts, dialogs and menus. Toasts are on every page. */
const layers =
  /\/@radix-ui\/(primitive|react-(collection|compose-refs|context|dismissable-layer|portal|presence|primitive|slot|use-[\w-]+))\//;
const closing = isSource('web/lib/use-back-to-close.ts');

export const chunks = [
  // Everything that every page needs.
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  {
    name: 'rocks',
    test: (id: string) => rocks(id) || mutations.test(id),
    priority: 1,
  },
  {
    name: 'many',
    test: (id: string) => many(id) || icons.test(id) || infiniteQueries.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'beside', test: beside },
  { name: 'field', test: firstField, priority: 1 },
  { name: 'fields', test: fields },
  { name: 'of-rocks', test: ofRocks, priority: 1 },
  { name: 'feed', test: feed },
  { name: 'outbox', test: (id: string) => outbox(id) || indexedDb.test(id) },
  { name: 'world', test: world },
  { name: 'layers', test: (id: string) => layers.test(id) || closing(id), minShareCount: 2 },
];
