import type { Plugin, Rolldown } from 'vite';

/** The file of a route within the id of its split part, `…?tsr-split=…`. */
const splitRoute = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;

/**
 * Writes `routes.json`, from which `serve` names the scripts of a page to the browser with the page
 * itself: for each route the scripts that it and the routes around it need beside the entry, by its
 * path, as `/projects/$projectId/notes`. Routes with an optional segment only redirect.
 */
export function routeFiles(): Plugin {
  return {
    name: 'trainyard-route-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const inEntry = entry ? withImports(entry, bundle) : new Set();
        const filesOf = new Map(chunks.flatMap((chunk) => routesIn(chunk, bundle)));
        const routes = [...filesOf.keys()].map((route) => {
          const files = aroundOf(route).flatMap((each) => [...(filesOf.get(each) ?? [])]);
          return [pathOf(route), [...new Set(files)].filter((file) => !inEntry.has(file))];
        });
        const source = JSON.stringify(
          Object.fromEntries(routes.filter(([path]) => !path?.includes('{'))),
        );
        this.emitFile({ type: 'asset', fileName: 'routes.json', source });
      },
    },
  };
}

/** The routes of a script, by the names of their files, with all scripts that they need. */
const routesIn = (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) =>
  chunk.moduleIds.flatMap((id) => {
    const route = splitRoute.exec(id)?.[1];
    return route === undefined ? [] : [[route, withImports(chunk, bundle)] as const];
  });

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  files = new Set<string>(),
): Set<string> {
  files.add(chunk.fileName);
  for (const each of chunk.imports) {
    const imported = bundle[each];
    if (imported?.type === 'chunk' && !files.has(each)) withImports(imported, bundle, files);
  }
  return files;
}

/** A route and the possible files of the routes around it: `_app`, `_app/projects/route`, … */
const aroundOf = (route: string): string[] =>
  route
    .split('/')
    .map((_, at, segments) => segments.slice(0, at + 1).join('/'))
    .flatMap((file) => (file === route ? [file] : [file, `${file}/route`]));

/** The path of a route, by the rules of the router for the names of files. */
const pathOf = (route: string): string =>
  `/${route
    .split(/[/.]/)
    .filter((segment) => !/^(_.*|route|index)$/.test(segment))
    .map((segment) => segment.replace(/_$/, ''))
    .join('/')}`;
