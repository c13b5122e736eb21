import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { routeIds } from '../src/early/route-ids.ts';

const drawsCurves = ['/charts/lines/line-canvas.tsx'];

/**
 * Names the modules that a first page imports when it runs, by the id of its route; a module is
 * named by the end of its path.
 */
const firstParts: Record<string, readonly string[] | undefined> = {
  '/_app/experiments/$experimentId/overview': drawsCurves,
  '/_app/experiments/$experimentId/visualization/learning-curve': drawsCurves,
  '/_app/experiments/$experimentId_/trials/$trialId/overview': drawsCurves,
};

export type Chunk = Rolldown.OutputChunk;

/** Chunks by file name. */
export type Chunks = Map<string, Chunk>;

export const chunksOf = (files: Iterable<Rolldown.OutputAsset | Chunk>): Chunks =>
  new Map([...files].flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));

/** The files that a chunk loads at once, including itself. */
export function withImports(chunks: Chunks, file: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  if (found.has(file) || !chunk) return found;
  found.add(file);
  for (const each of chunk.imports) withImports(chunks, each, found);
  return found;
}

/** The files that every page loads; the sign-in page loads those of the route tree later. */
export const startFiles = (chunks: Chunks): Set<string> =>
  new Set([...entryFiles(chunks), ...routeTreeFiles(chunks)]);

function entryFiles(chunks: Chunks): Set<string> {
  const found = new Set<string>();
  for (const { isEntry, fileName } of chunks.values())
    if (isEntry) withImports(chunks, fileName, found);
  return found;
}

/** The files of the route tree, without those of the entry. */
export function routeTreeFiles(chunks: Chunks): Set<string> {
  const found = new Set<string>();
  for (const { fileName, moduleIds } of chunks.values())
    if (moduleIds.some((id) => id.endsWith('/routeTree.gen.ts')))
      withImports(chunks, fileName, found);
  const entry = entryFiles(chunks);
  return new Set([...found].filter((file) => !entry.has(file)));
}

/** The id of a route by its file below the folder of routes: `_app/trials.index.tsx` is `/_app/trials/`. */
const idOf = (file: string) =>
  `/${file
    .replace(/(\/route)?\.tsx$/, '')
    .replaceAll('.', '/')
    .replace(/index$/, '')}`;

/**
 * Route id → the files of its own page, without those of every page and of the surrounding routes.
 */
export function filesByRoute(chunks: Chunks, routes: string): Map<string, Set<string>> {
  const start = startFiles(chunks);
  const byId = new Map<string, Set<string>>();
  for (const chunk of chunks.values())
    for (const module of chunk.moduleIds) {
      // a route is split into its address, which every page has, and the rest
      const [path = '', query = ''] = module.split('?');
      if (!path.startsWith(routes) || !query.startsWith('tsr-split')) continue;
      const id = idOf(relative(routes, path));
      const own = byId.get(id) ?? new Set();
      for (const file of withImports(chunks, chunk.fileName)) if (!start.has(file)) own.add(file);
      byId.set(id, own);
    }
  return byId;
}

/**
 * The files that a page loads before it shows its content: its own, those of its parent routes, and
 * those of its parts.
 */
export function firstFiles(chunks: Chunks, byRoute: Map<string, Set<string>>, id: string) {
  const files = new Set(routeIds(id).flatMap((each) => [...(byRoute.get(each) ?? [])]));
  const start = startFiles(chunks);
  for (const part of firstParts[id] ?? [])
    for (const { facadeModuleId, fileName } of chunks.values())
      if (facadeModuleId?.endsWith(part))
        for (const file of withImports(chunks, fileName)) if (!start.has(file)) files.add(file);
  return files;
}
