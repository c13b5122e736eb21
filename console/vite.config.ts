import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** Where a package leads that only other packages know. */
const through = (...names: string[]) =>
  names.reduce((from, name) => createRequire(from).resolve(name), import.meta.url);

// where `vite dev` finds a master: a sandbox or a real one
const master = process.env.TRAINYARD_MASTER ?? 'http://127.0.0.1:8080';

const sessionParts =
  /sdk\/src\/password\.ts$|console\/src\/(lib\/(docs-link|copy-text|cn)|features\/session\/messages|app\/(page-title|branding)|components\/(entity\/brand-mark|ui\/(field|input|button|spinner)))\.tsx?$|react-router\/dist\/esm\/useRouterState\./;

const cellParts =
  /console\/src\/components\/(entity\/(state-|task-state-|relative-time|elapsed|avatar|initials|user-badge)|ui\/(skeleton|badge|progress-bar|kbd))[^/]*$/;

const frameParts = new RegExp(
  [
    /console\/src\/app\/(live-status|connection|when-quiet|use-quiet|overlay)\.tsx?$/,
    /console\/src\/lib\/(shortcut|use-is-phone|use-media|last-focus|is-typing)\.ts$/,
    /console\/src\/components\/(page\/(updated-ago|page-strip)|entity\/workspace-icon|ui\/dropdown-menu)\.tsx$/,
    /console\/src\/features\/((workspaces|settings|cluster|users)\/queries|settings\/(setting-change|mutations)|frame\/load-frame)\.ts$/,
    /sdk\/src\/generated\/(decoders\/(workspaces|agents)|(operations|calls)\/(workspaces|agents|users))\.ts$/,
    /lucide-react\/.*\/(pause|play|cpu|house|webhook|shapes|flask-conical|box|search|plus)\.mjs$/,
  ]
    .map((part) => part.source)
    .join('|'),
);

const listParts =
  /lucide-react\/dist\/esm\/icons\/(arrow-down|arrow-up|chevron-down|archive|list-filter|sliders-horizontal)\.|console\/src\/(lib\/links|components\/(page\/tab-links|data-table\/(sort-click|row-menu)))\.tsx?$/;

const workParts = /sdk\/src\/generated\/(decoders|operations|calls)\/(experiments|jobs|projects)\./;

const notFloating =
  /^(?!.*(@radix-ui|@floating-ui|radix-ui|react-remove-scroll|use-sidecar|use-callback-ref|style-singleton|aria-hidden|tslib|components\/(form|ui\/(dialog|popover|dropdown|menu))))/s;

/** Names each build by its files: build.json tells a page that is open for days that a newer one exists. */
function buildId(): Plugin {
  let id = '';
  return {
    name: 'trainyard-build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const names = Object.keys(bundle ?? {}).sort();
        id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        const text = JSON.stringify({ build: id });
        this.emitFile({ type: 'asset', fileName: 'build.json', source: text });
      },
    },
  };
}

/** What every page starts with is asked for at once, not one file after the other as each is read. */
function startPreloads(): Plugin {
  return {
    name: 'trainyard-start-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { chunk }) =>
        (chunk?.imports ?? []).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        })),
    },
  };
}

/** Presses each file once, as hard as it goes, into a copy beside it that web servers know to send. */
function pressed(): Plugin {
  const hardest = {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  };
  return {
    name: 'trainyard-pressed',
    // the catalogue is looked at on this machine alone
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'catalogue',
    writeBundle: async ({ dir = '' }, bundle) => {
      for (const [name, file] of Object.entries(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!/\.(js|css|svg|json|webmanifest)$/.test(name) || content.byteLength < 1024) continue;
        const path = join(dir, name);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, hardest));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  // the server fills the base path in, so that one build serves under any
  base: './',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: source('routes'),
      generatedRouteTree: source('routeTree.gen.ts'),
      quoteStyle: 'single',
      semicolons: true,
      autoCodeSplitting: true,
      // loaders bring the decoders of their calls: they belong to their page, not to the first load
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
    }),
    react(),
    tailwindcss(),
    startPreloads(),
    buildId(),
    pressed(),
  ],
  resolve: {
    conditions: ['@trainyard/source', 'module', 'browser', 'development|production'],
    alias: [
      { find: /^~\//, replacement: source('') },
      // its own build writes a <style> element, which the content security policy refuses
      { find: 'react-style-singleton', replacement: source('lib/style-singleton.ts') },
      // its build for browsers has the browser parse HTML, which Trusted Types refuse
      {
        find: 'decode-named-character-reference',
        replacement: through(
          'remark-parse',
          'mdast-util-from-markdown',
          'decode-named-character-reference',
        ),
      },
    ],
  },
  build: {
    target: ['chrome130', 'edge130', 'firefox130', 'safari17'],
    // data: addresses are allowed for images alone
    assetsInlineLimit: 0,
    // a list of every page's files would be in the first load of them all
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // names of other files are in the first load, and nothing presses less than a hash
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // what every page needs: two files press better than twenty, and the packages outlive our changes
          groups: [
            { name: 'packages', tags: ['$initial'], test: /node_modules/ },
            { name: 'start', tags: ['$initial'] },
            // the sign-in page has few parts, and loads no others
            { name: 'session', test: sessionParts },
            // the cells of every list press better as one file than as twenty
            { name: 'cells', test: cellParts },
            // what the frame of every page but the sign-in's is made of
            { name: 'frame', test: frameParts },
            // what lists have around their rows
            { name: 'list', test: listParts },
            // answers about experiments hold jobs and projects
            { name: 'work', test: workParts },
            // what most pages share, but for what floats: it comes with the first menu or dialog
            { name: 'page', minShareCount: 40, test: notFloating },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/proxy', '/docs'].map((path) => [path, { target: master, ws: true }]),
    ),
  },
});
