// Counts the files that a page loads first, minified and gzipped; imports on demand do not count.
const dist = 'packages/sdk/dist';

const separateOnDemand = {
  name: 'on-demand-apart',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const row = (name, limit, names) => ({
  name: names ? `sdk/${name}, ${names.at(-1)}` : `sdk/${name}`,
  path: `${dist}/${name}.js`,
  ...(names ? { import: `{ ${names.join(', ')} }` } : {}),
  limit,
  gzip: true,
  modifyEsbuildConfig: (config) => ({
    ...config,
    format: 'esm',
    // hides the warnings about files that are left out because they have no side effects
    logLevel: 'error',
    plugins: [separateOnDemand],
  }),
});

export default [
  row('index', '36 kB'),
  row('calls', '9.2 kB', ['createTransport', 'getExperiment']),
  row('calls', '9.2 kB', ['createTransport', 'searchExperiments']),
  row('calls', '9.2 kB', ['createTransport', 'trialLogs']),
  row('mask', '40 kB'),
  row('yaml', '40 kB'),
  row('logs', '8 kB'),
  row('model', '7.6 kB'),
  row('notebook', '4 kB'),
  row('types', '0 B'),
  row('decode', '30 kB'),
  row('operations', '20 kB'),
  row('testing', '30 kB'),
  row('v038', '6 kB', ['searchRuns']),
  row('flows', '6 kB'),
];
