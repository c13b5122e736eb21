import { parseSearch } from '~/app/links/search-params';
import { type CompareView, compareSearch } from '~/features/experiment-compare/compare-search';
import { searchOf } from '~/features/experiment-list/views/named-view';
import type { ExperimentListSearch } from '~/features/experiments/list-search';

/** A link of the console in a note; only its path and search count, so that it outlives a move. */
function parse(text: string): { address: string; path: string; search: string } | undefined {
  try {
    const { pathname, search } = new URL(text.trim(), location.origin);
    return { address: `${pathname}${search}`, path: pathname, search };
  } catch {
    return undefined;
  }
}

export type ListLink = {
  address: string;
  projectId: number;
  search: ExperimentListSearch;
  /** the name of a saved view of the project, which replaces the search */
  view?: string;
};

/**
 * Reads the link of a list of experiments, and the name of a saved view in the line below it;
 * undefined for any other text.
 */
export function listLink(text: string): ListLink | undefined {
  const [link = '', view] = text.trim().split(/\s*\n\s*/);
  const { address, path = '', search = '' } = parse(link) ?? {};
  const projectId = /\/projects\/(\d+)\/experiments$/.exec(path)?.[1];
  if (address === undefined || projectId === undefined) return undefined;
  const place = { address, projectId: Number(projectId), search: searchOf(search) };
  return view === undefined ? place : { ...place, address: path, view };
}

export type RunsLink = { address: string; ids: number[]; view: CompareView };

/** Reads the link of a comparison or of one experiment; undefined for any other text. */
export function runsLink(text: string): RunsLink | undefined {
  const { address, path = '', search = '' } = parse(text) ?? {};
  if (address === undefined) return undefined;
  const one = /\/experiments\/(\d+)(\/|$)/.exec(path)?.[1];
  const isComparison = path.endsWith('/experiment-compare');
  if (one === undefined && !isComparison) return undefined;
  // a wrong value takes its default
  const { id, ...view } = compareSearch.read(isComparison ? parseSearch(search) : {});
  const ids = one === undefined ? id : [Number(one)];
  return ids.length > 0 ? { address, ids, view } : undefined;
}
