import type { Rolldown } from 'vite';

/** Matches the files of packages. */
const packages = (...names: string[]) => `/node_modules/(${names.join('|')})/(?!.*/node_modules/)`;

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/**
 * The files of the build that pages share, in the order in which they take modules: each takes those
 * of `test` with what they import, unless a file above has it, so that no two files import each
 * other. `minShareCount` leaves a module that fewer pages and dialogs use to the files below.
 * Everything else is in a file with its page.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // every page loads both; packages change less often than our modules
  { name: 'packages', tags: ['$initial'], test: /node_modules/ },
  { name: 'start', tags: ['$initial'] },
  { name: 'app', test: /routes\/_app\.tsx\?/ },
  {
    name: 'radix',
    test: anyOf(
      packages('@radix-ui/react-(dialog|dropdown-menu|popover)'),
      'ui/src/base/(dropdown-menu|popover)',
    ),
  },
  {
    name: 'ui',
    test: anyOf(
      'ui/src/(base/(?!form|popover|select)|hooks/|lib/|page/(?!note-card|markdown))',
      'ui/src/(form/(tags/tag-text|disabled-reason)|logs/search/regex-matcher)',
      'ui/src/table/(row-menu|columns/table-store|grid/selection)',
      packages('lucide-react'),
    ),
    minShareCount: 8,
  },
  { name: 'sdk', test: /packages\/(sdk|rbac)\/src\/(?!mask|yaml)/, minShareCount: 60 },
  {
    name: 'shared',
    test: anyOf(
      'console/src/(app|components|lib/(?!config-text|form-schema))',
      'console/src/data/(session|users|viewer|settings|q|mutation)',
    ),
    minShareCount: 20,
  },
  // small modules, each of which would bring the file of another page
  {
    name: 'helpers',
    test: anyOf(
      'console/src/(lib/searcher-value|app/(links/|copy-as-code/copy-as-button|overlays/new-experiment-button))',
      'console/src/components/entity/(forecast-line|list-controls|inline-edit)',
      'console/src/(features/experiments/base/experiment-link|data/bulk-answer)',
      'console/src/features/cluster/waste/owner-question',
      'packages/sdk/src/client/(map-with-concurrency|lazy-generator)',
      'packages/sdk/src/(model/(list-change|hyperparameters)|mask/(text|names))',
      'packages/ui/src/(base/select|table/pager|table/export/(export-formats|digits))',
      'packages/ui/src/charts/lines/(series|smoothing)\\.',
    ),
    minShareCount: 2,
  },
  { name: 'yaml', test: anyOf(packages('yaml')) },
  {
    name: 'ui-table',
    test: anyOf(
      packages('@tanstack/(react-)?table(-core)?'),
      'ui/src/table/(grid/virtual-grid|use-row-groups|columns/stored-layout)',
    ),
  },
  { name: 'ui-charts', test: anyOf(packages('chart.js'), 'ui/src/charts/lines/line-c') },
  { name: 'ui-logs', test: anyOf(packages('@tanstack/virtual-core'), 'ui/src/logs/log-viewer') },
  {
    name: 'experiments',
    test: anyOf(
      '(features/experiments/base/(queries|experiment-tags)|data/cached-experiments)',
      'features/(experiments/experiment-actions/actions|cluster/forecast/queries)',
      'console/src/data/metrics\\.',
    ),
    minShareCount: 2,
  },
  {
    name: 'experiment',
    test: anyOf(
      'routes/_app/experiments/\\$experimentId/route\\.tsx\\?',
      'routes/_app/experiments/\\$experimentId_/trials/\\$trialId/route\\.tsx\\?',
    ),
  },
  {
    name: 'experiment-list',
    test: /routes\/_app\/projects\/\$projectId\/(experiments|route)\.tsx\?/,
  },
];
