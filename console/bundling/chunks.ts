import type { Rolldown } from 'vite';

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** Matches what a page of `routes/_app` imports. */
const pages = (...paths: string[]) => anyOf(...paths.map((path) => `routes/_app/${path}\\.tsx\\?`));

/**
 * The files of the build that pages share, in the order in which they take modules: each takes those
 * of its folders with what they import, unless a file above has them, so that no two files import
 * each other. `minShareCount` leaves a module that fewer pages and dialogs use to the files below.
 * Everything else is in a file with its page.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // every page loads both; packages change less often than our modules
  { name: 'packages', tags: ['$initial'], test: /node_modules/ },
  { name: 'start', tags: ['$initial'] },
  { name: 'app', test: /routes\/_app\.tsx\?/ },
  {
    name: 'ui',
    test: anyOf(
      'packages/ui/src/(base|form/tags|hooks|lib|logs/search|page|table/formats)/',
      'node_modules/(lucide-react|@radix-ui)/',
    ),
    minShareCount: 8,
  },
  {
    name: 'data',
    test: anyOf('console/src/(app/actions|data(/experiments)?)/[^/]+$'),
    minShareCount: 20,
  },
  {
    name: 'shared',
    test: anyOf(
      // the events of trials are in the file of the overview
      'console/src/(app/(copy-as-code|editing|errors|links|loading|polling)|components)/(?!metrics/events/)',
      'features/(experiments/(base|logs/failures)|cluster/forecast)/[^/]+$',
    ),
    minShareCount: 8,
  },
  { name: 'calls', test: anyOf('packages/sdk/src/(client|generated)/'), minShareCount: 20 },
  {
    name: 'table',
    test: anyOf(
      'node_modules/@tanstack/(react-)?table(-core)?/',
      'packages/ui/src/table/(columns|controls|grid)/',
    ),
    minShareCount: 12,
  },
  { name: 'overlays', test: /console\/src\/app\/overlays\//, minShareCount: 2 },
  { name: 'experiment', test: pages('experiments/\\$experimentId/route') },
  {
    name: 'experiment-tabs',
    test: /features\/experiments\/experiment-detail\/[^/]+$/,
    minShareCount: 4,
  },
  { name: 'client-table', test: /packages\/ui\/src\/table\//, minShareCount: 12 },
  {
    name: 'table-parts',
    test: /packages\/ui\/src\/table\/(formats|grid\/window|stable)\//,
    minShareCount: 2,
  },
  {
    name: 'charts',
    test: anyOf('node_modules/chart.js/', 'packages/ui/src/charts/'),
    minShareCount: 10,
  },
  {
    name: 'log-lines',
    test: anyOf(
      'packages/(insights/src/failures|sdk/src/(logs|streams)|ui/src/logs/(text|window))/',
      'features/experiments/logs/sources/',
    ),
    minShareCount: 2,
  },
  // the pages that visits begin with
  { name: 'overview', test: pages('experiments/\\$experimentId/overview') },
  { name: 'list', test: pages('projects/\\$projectId/(route|experiments)') },
  { name: 'log', test: pages('experiments/\\$experimentId/logs') },
];
