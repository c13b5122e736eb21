import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { aliases } from '../packages/ui/vite.aliases.ts';
import { chunkGroups } from './bundling/chunk-groups.ts';
import { earlyScript } from './bundling/early-script.ts';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

// where `vite dev` finds a master: a sandbox or a real one
const master = process.env.TRAINYARD_MASTER ?? 'http://127.0.0.1:8080';

async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'));
  return String(version);
}

/** Names each build by its files: build.json tells a page that is open for days that a newer one exists. */
function buildId(): Plugin {
  let id = '';
  return {
    name: 'trainyard-build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle }) => {
        const names = Object.keys(bundle ?? {}).sort();
        id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
        return [
          { tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' },
          {
            tag: 'meta',
            attrs: { name: 'version', content: await ownVersion() },
            injectTo: 'head',
          },
        ];
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

/** Preloads the files that every page starts with, so that they load side by side. */
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

/** Vite wraps each `import()` in a function that loads style sheets first; this build has none. */
function plainImports(): Plugin {
  return {
    name: 'trainyard-plain-imports',
    apply: 'build',
    load: {
      filter: { id: /preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk: (code) =>
      code
        .replaceAll('__vitePreload(', '(')
        .replaceAll(', __VITE_PRELOAD__, import.meta.url)', ')()'),
    enforce: 'pre',
  };
}

/**
 * Leaves out names of routes that the router does not read: those of children in the generated
 * tree, and those in the files of routes, which the tree gives again.
 */
function namelessRoutes(): Plugin {
  return {
    name: 'trainyard-nameless-routes',
    apply: 'build',
    transform: {
      filter: { id: /routeTree\.gen\.ts$/ },
      handler: (code) =>
        code.replace(
          /(const \w+Children: \w+ =\s*)\{([^}]*)\}/g,
          (_, start, children) => `${start}[${children.replace(/\w+:/g, '')}]`,
        ),
    },
    renderChunk: (code) => code.replace(/createFileRoute\("[^"]*"\)/g, 'createFileRoute()'),
    enforce: 'pre',
  };
}

/** Compresses each file at the highest level into a copy beside it, which web servers can send. */
function precompressedCopies(): Plugin {
  const hardest = {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  };
  return {
    name: 'trainyard-precompressed',
    apply: 'build',
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

const routes = source('routes/');

const { plugin: grouping, nameOf } = chunkGroups(routes);

const ownModules = { find: /^~\//, replacement: source('') };

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
    plainImports(),
    namelessRoutes(),
    grouping,
    earlyScript({
      entry: source('early/early.ts'),
      theme: source('../public/theme.js'),
      routes,
      alias: [ownModules],
    }),
    buildId(),
    precompressedCopies(),
  ],
  resolve: {
    conditions: ['@trainyard/source', 'module', 'browser', 'development|production'],
    alias: [
      ownModules,
      // React has the hook that this copies for versions before 18
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      ...aliases,
    ],
  },
  build: {
    target: ['chrome130', 'edge130', 'firefox130', 'safari17'],
    // data: addresses are allowed for images alone
    assetsInlineLimit: 0,
    // a list of every page's files would be part of the first load of every page
    modulePreload: false,
    // one style sheet, so that no script has to wait for one
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // names of other files are in the first load, and nothing compresses less than a hash
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // every page loads both; the packages change less often than our modules
          groups: [
            { name: 'packages', tags: ['$initial'], test: /node_modules/ },
            { name: 'start', tags: ['$initial'] },
            // what it does not name is in a file with its page
            { name: nameOf, includeDependenciesRecursively: false, debugName: 'shared' },
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
