// The arrows of ARCHITECTURE.md: imports point down and form no cycles.

const tests = '(\\.test\\.tsx?$|^console/(src/test|test|e2e)/|^packages/[^/]+/(test|src/test)/)';

/** Nothing under `from` may import anything under `to`. */
const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

const consoleLayers = ['routes', 'features', 'components', 'data', 'app', 'lib'];
const above = (layer) => consoleLayers.slice(0, consoleLayers.indexOf(layer)).join('|');

/**
 * The districts of the console and their features, both from top to bottom: each may import those
 * after it. `base` has what the features of experiments share.
 */
const districts = {
  shell: ['app-shell', 'palette', 'home'],
  experiments: [
    'experiment-runs',
    'experiment-list',
    'experiment-compare',
    'experiment-detail',
    'experiment-actions',
    'templates',
    'experiment-forms',
    'experiment-watch',
    'search-insights',
    'trials',
    'metrics',
    'profiler',
    'base',
    'logs',
  ],
  cluster: ['resources', 'tasks', 'notebooks', 'storage', 'waste', 'forecast', 'config-policies'],
  registry: ['checkpoints', 'models'],
  workspace: ['notes', 'projects', 'workspaces'],
  people: ['access', 'admin', 'webhooks', 'tokens', 'settings', 'shortcuts', 'session'],
};
const features = Object.entries(districts).flatMap(([district, names]) =>
  names.map((name) => `${district}/${name}`),
);

/** The features that show one entity, the experiment. */
const experiments = '^console/src/features/experiments/(experiment-[^/]+|base)/';

/** The policies that bind a form, and the pools with their forecasts, which every form shows. */
const formParts =
  '^console/src/features/cluster/(config-policies/(use-policies\\.ts|policy-notes\\.tsx)|forecast/use-(config-pools|pool-options)\\.ts)$';

module.exports = {
  forbidden: [
    never(
      'no-circles',
      'a circle has no bottom to start reading at; generated decoders call each other as schemas do',
      { pathNot: '^packages/sdk/src/generated/(v038/)?decoders/' },
      { circular: true },
    ),
    never('resolvable', 'every import leads somewhere', {}, { couldNotResolve: true }),

    never(
      'sdk-knows-nobody',
      'sdk is the bottom; the sandbox serves its tests alone',
      { path: '^packages/sdk/', pathNot: ['^packages/sdk/test/'] },
      '^(packages/(rbac|sandbox|insights|cli|ui)|console)/',
    ),
    never(
      'rbac-knows-the-sdk',
      'rbac -> sdk',
      '^packages/rbac/',
      '^(packages/(sandbox|insights|cli|ui)|console)/',
    ),
    never(
      'insights-knows-the-sdk',
      'insights -> the types and facts of sdk: computations that send no request',
      { path: '^packages/insights/', pathNot: [tests] },
      {
        path: '^(packages/|console/)',
        // the rule of figures is one file, which knows nothing
        pathNot: '^packages/(insights/|sdk/src/(model|usage)/|ui/src/lib/format\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'ui-knows-no-product',
      'blocks know no product: neither our packages nor the console',
      '^packages/ui/',
      '^(packages/(sdk|rbac|sandbox|cli|insights)|console)/',
    ),
    never(
      'base-is-the-bottom-of-ui',
      'ui/base knows lib and hooks alone',
      { path: '^packages/ui/src/base/', pathNot: [tests] },
      { path: '^packages/ui/src/', pathNot: '^packages/ui/src/(base|lib|hooks)/' },
    ),
    never(
      'ui-lib-knows-no-block',
      'ui: blocks -> hooks -> lib',
      { path: '^packages/ui/src/(lib|hooks)/', pathNot: [tests] },
      { path: '^packages/ui/src/', pathNot: '^packages/ui/src/(lib|hooks)/' },
    ),
    never(
      'sandbox-knows-rbac-and-sdk',
      'sandbox -> rbac -> sdk',
      '^packages/sandbox/',
      '^(packages/(insights|cli|ui)|console)/',
    ),
    never(
      'cli-knows-the-packages',
      'cli -> sandbox, insights, rbac, sdk',
      '^packages/cli/',
      '^(packages/ui|console)/',
    ),
    never(
      'console-knows-the-packages',
      'console -> ui; console -> insights, rbac -> sdk; the sandbox and the cli serve its tests alone',
      { path: '^console/', pathNot: [tests] },
      '^packages/(sandbox|cli)/',
    ),
    never(
      'nobody-knows-scripts',
      'scripts look at the product, not the other way',
      '^(packages|console)/',
      '^scripts/',
    ),
    never(
      'nobody-knows-tests',
      'what ships does not import what tests',
      { path: '^(packages|console)/', pathNot: [tests, '\\.config\\.ts$'] },
      tests,
    ),

    never(
      'lib-is-the-bottom',
      'no product in lib',
      { path: '^console/src/lib/', pathNot: [tests] },
      `^console/src/(${above('lib')})/`,
    ),
    never(
      'components-know-no-feature',
      'features -> components -> data -> app -> lib',
      { path: '^console/src/components/', pathNot: [tests] },
      `^console/src/(${above('components')})/`,
    ),
    never(
      'features-know-no-route',
      'routes -> features',
      { path: '^console/src/features/', pathNot: [tests] },
      '^console/src/(routes/|routeTree\\.gen|app/start/router)',
    ),
    never(
      'features-share-data-alone',
      'of another feature only its queries, mutations, actions and what every form shows: a page that mixes features is mixed in the route; a table of actions loads dialogs of others',
      {
        path: '^console/src/features/([^/]+/[^/]+)/',
        pathNot: [tests, experiments, '/actions\\.tsx?$'],
      },
      {
        path: '^console/src/features/',
        pathNot: [
          '^console/src/features/$1/',
          '[/-](queries|mutations|actions)\\.tsx?$',
          formParts,
        ],
      },
    ),
    never(
      'experiments-share-data-alone',
      'the folders of experiments are one feature to all others',
      { path: experiments, pathNot: [tests, '/actions\\.tsx?$'] },
      {
        path: '^console/src/features/',
        pathNot: [experiments, '[/-](queries|mutations)\\.ts$', formParts],
      },
    ),
    never(
      'writes-are-in-mutations',
      'a write is found by its file: `mutations.ts` of its feature, or `data` where several features send it',
      {
        path: '^console/src/(features|components|routes)/',
        pathNot: [
          tests,
          '/mutations\\.ts$',
          // a dry run with its results, and a dialog whose texts become the message
          '/storage/use-clean-up\\.ts$',
          '/resources/message-dialog\\.tsx$',
        ],
      },
      '^console/src/(data/mutation|app/actions/(mutation-hook|run-mutation))\\.ts$',
    ),
    never(
      'only-late-waits',
      'when a late part of a page loads is decided in one place: it is a child of `Late`',
      { path: '^console/src/', pathNot: ['^console/src/app/late/'] },
      '^console/src/app/late/use-network-idle\\.ts$',
    ),
    never(
      'queries-are-in-data',
      'a query is found by its file: `queries.ts` of its feature, another `-queries.ts` where a page would load its code without need, or `data`',
      {
        path: '^console/src/(features|components|routes|app)/',
        pathNot: [tests, '[/-]queries\\.ts$'],
      },
      '^console/src/data/q\\.ts$',
    ),
    never(
      'features-are-ordered',
      'a new feature needs a place in the list of its district',
      { path: '^console/src/features/', pathNot: `^console/src/features/(${features.join('|')})/` },
      {},
    ),
    ...features
      .slice(1)
      .map((folder, at) =>
        never(
          `${folder}-points-down`,
          'features import those after them in the list: districts and features have one direction',
          { path: `^console/src/features/${folder}/`, pathNot: [tests] },
          `^console/src/features/(${features.slice(0, at + 1).join('|')})/`,
        ),
      ),
    never(
      'data-knows-no-feature',
      'components -> data: queries and mutations that several features share',
      { path: '^console/src/data/', pathNot: [tests] },
      `^console/src/(${above('data')})/`,
    ),
    never(
      'app-is-wiring',
      'app starts things up and is used by routes and features; only the router knows the routes',
      { path: '^console/src/app/', pathNot: [tests] },
      `^console/src/(${above('app')})/`,
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // the packages of the benchmark's references are not installed by default
    exclude: { path: '(^|/)(dist|\\.types|node_modules)/|^scripts/bench/references/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    webpackConfig: { fileName: `${__dirname}/.dependency-cruiser.aliases.cjs` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@trainyard/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
};
