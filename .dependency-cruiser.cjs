// the arrows of ARCHITECTURE.md: imports point down, never up, never round

const tests = '(\\.test\\.tsx?$|^console/(src/test|test|e2e)/|^packages/[^/]+/(test|src/test)/)';

/** Nothing under `from` may import anything under `to`. */
const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

const consoleLayers = ['routes', 'features', 'app', 'components', 'lib'];
const above = (layer) => consoleLayers.slice(0, consoleLayers.indexOf(layer)).join('|');

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
      '^(packages/(rbac|sandbox|cli)|console)/',
    ),
    never(
      'rbac-knows-the-sdk',
      'rbac -> sdk',
      '^packages/rbac/',
      '^(packages/(sandbox|cli)|console)/',
    ),
    never(
      'sandbox-knows-rbac-and-sdk',
      'sandbox -> rbac -> sdk',
      '^packages/sandbox/',
      '^(packages/cli|console)/',
    ),
    never('cli-knows-the-packages', 'cli -> sandbox, rbac, sdk', '^packages/cli/', '^console/'),
    never(
      'console-knows-rbac-and-sdk',
      'console -> rbac -> sdk; the sandbox and the cli serve its tests alone',
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
      'ui-has-no-meaning',
      'components/ui knows lib alone',
      { path: '^console/src/components/ui/', pathNot: [tests] },
      { path: '^console/src/', pathNot: '^console/src/(components/ui|lib)/' },
    ),
    never(
      'components-know-no-feature',
      'components -> components/ui -> lib',
      { path: '^console/src/components/', pathNot: [tests] },
      `^console/src/(${above('components')})/`,
    ),
    never(
      'features-know-no-route',
      'routes -> features',
      { path: '^console/src/features/', pathNot: [tests] },
      '^console/src/(routes/|routeTree\\.gen|app/router)',
    ),
    never(
      'features-share-data-alone',
      'of another feature only its queries and mutations: a page that mixes features is mixed in the route',
      { path: '^console/src/features/([^/]+)/', pathNot: [tests] },
      {
        path: '^console/src/features/',
        pathNot: ['^console/src/features/$1/', '/(queries|mutations)\\.ts$'],
      },
    ),
    never(
      'app-is-wiring',
      'app starts things up and is used by routes and features; only the router knows the routes',
      { path: '^console/src/app/', pathNot: [tests] },
      '^console/src/(routes|features)/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.types|node_modules)/' },
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
