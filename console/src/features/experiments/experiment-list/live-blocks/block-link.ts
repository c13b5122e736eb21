import { parseSearch } from '~/app/links/search-params';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import {
  type CompareView,
  compareSearch,
} from '~/features/experiments/experiment-compare/compare-search';
import { searchOf } from '~/features/experiments/experiment-list/views/named-view';

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

export type RunsLink = {
  address: string;
  ids: number[];
  view: CompareView;
  /** replaces the name of what is shown */
  title?: string;
  /** takes half of the width, so that two are in a row */
  isHalf: boolean;
};

/**
 * Reads the link of a comparison or of one experiment, and in the lines below it `title: …` and
 * `size: half`; undefined for any other text.
 */
export function runsLink(text: string): RunsLink | undefined {
  const [link = '', ...lines] = text.trim().split(/\s*\n\s*/);
  const { address, path = '', search = '' } = parse(link) ?? {};
  if (address === undefined) return undefined;
  const one = /\/experiments\/(\d+)(\/|$)/.exec(path)?.[1];
  if (one === undefined && !path.endsWith('/experiment-compare')) return undefined;
  // a wrong value takes its default
  const { id, ...view } = compareSearch.read(parseSearch(search));
  const ids = one === undefined ? id : [Number(one)];
  if (ids.length === 0) return undefined;
  const options = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^(title|size):\s*(.+)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
  const title = options.get('title');
  const isHalf = options.get('size') === 'half';
  return { address, ids, view, isHalf, ...(title !== undefined && { title }) };
}

type Written = {
  ids: readonly number[];
  /** paths of the metrics; none means all */
  metrics: readonly string[];
  title: string;
  isHalf: boolean;
};

/** Writes the text of a block with the curves of experiments, which `runsLink` reads. */
export function runsText({ ids, metrics, title, isHalf }: Written): string {
  const [one] = ids;
  const params = new URLSearchParams(metrics.map((metric) => ['metric', metric]));
  const all = new URLSearchParams([...ids.map((id) => ['id', `${id}`]), ...params]);
  const search = params.size > 0 ? `?${params}` : '';
  const link =
    ids.length === 1 ? `/experiments/${one}/overview${search}` : `/experiment-compare?${all}`;
  const line = title.trim().replaceAll(/\s+/g, ' ');
  return [link, ...(line ? [`title: ${line}`] : []), ...(isHalf ? ['size: half'] : [])].join('\n');
}
