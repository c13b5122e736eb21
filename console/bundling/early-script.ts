import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build, minifySync, type Plugin } from 'vite';
import { firstPages } from '../src/early/first-pages.ts';
import { type Chunks, chunksOf, filesByRoute, firstFiles, routeTreeFiles } from './route-chunks.ts';

type Options = {
  /** the script's entry */
  entry: string;
  /** the folder of the routes, with a trailing slash */
  routes: string;
  /** the script that sets the theme before the first paint: this one comes before it */
  theme: string;
  /** resolves imports of the console's own modules */
  alias: { find: RegExp; replacement: string }[];
};

/**
 * The scripts of each first page and of `/_app` around them, and those of the route tree, as
 * indices in a list of all.
 */
function tableOf(chunks: Chunks, routesFolder: string) {
  const byRoute = filesByRoute(chunks, routesFolder);
  const files: string[] = [];
  const placeOf = (file: string) => {
    const name = file.replace(/^assets\/(.+)\.js$/, '$1');
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  };
  const routes = ['/_app', ...Object.keys(firstPages)].map((id) => [
    id,
    [...firstFiles(chunks, byRoute, id)].map(placeOf),
  ]);
  const tree = [...routeTreeFiles(chunks)].map(placeOf);
  return { files, routes: Object.fromEntries(routes), tree };
}

/**
 * Adds the script in the head that requests the scripts and the data of a page before the page's
 * own modules run. It contains the scripts of each route from the build.
 */
export function earlyScript(options: Options): Plugin {
  let script: { fileName: string; source: string } | undefined;
  return {
    name: 'trainyard-early-script',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const table = tableOf(chunksOf(Object.values(bundle)), options.routes);
        const theme = await readFile(options.theme, 'utf8');
        const source = minifySync('theme.js', theme).code + (await bundled(options, table));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        script = { fileName: `assets/early-${hash}.js`, source };
        // before the style sheet, which blocks scripts
        return html.replace(/<script src="[^"]*theme\.js">/, `<script src="./${script.fileName}">`);
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (script) this.emitFile({ type: 'asset', ...script });
      },
    },
  };
}

async function bundled({ entry, alias }: Options, routeFiles: object): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias, conditions: ['@trainyard/source', 'module', 'browser', 'production'] },
    define: { routeFiles: JSON.stringify(routeFiles) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('The early script is not one file.');
  return built.output[0].code;
}
