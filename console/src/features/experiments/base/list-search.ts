import { parseSort } from '@trainyard/ui/table/sort/sort';
import { masterVersion, supports } from '~/app/abilities';
import {
  flag,
  int,
  listOf,
  oneOfNumbers,
  optional,
  parsedBy,
  searchSchema,
  text,
} from '~/lib/search-param';
import { z } from '~/lib/zod';
import { fieldOf } from './fields';
import { currentId, readMetricId } from './metric-ids';

/** The columns by which the master sorts experiments. */
export const experimentSortKeys = {
  has: (id: string) => {
    if (fieldOf(id)?.isSortable || /^(hp|metadata)\../s.test(id)) return true;
    // the link of a visit is read before the version of the master is known
    if (masterVersion.get() === '' && readMetricId(id)) return true;
    if (supports('metricStatistics')) return readMetricId(currentId(id)) !== undefined;
    return /^(validation\..|training\..+\.(last|min|max|sum|count)$)/s.test(id);
  },
};

/** The sort of a list whose link names none. */
const firstSort = 'startTime=desc';

/** Lengths of a page; 0 scrolls through everything. */
export const pageSizes = [0, 20, 40, 80] as const;
export type PageSize = (typeof pageSizes)[number];

/** True if the master supports the sort of a link. */
export const isSortText = (text: string): boolean =>
  parseSort(text, experimentSortKeys) !== undefined;

/** The version of links that this console writes and reads. */
export const linkVersion = 1;

const rankPattern = /^(.+)=(asc|desc)$/s;

const rank = parsedBy(
  (value) => (typeof value === 'string' && rankPattern.test(value) ? value : undefined),
  { expected: 'a column with =asc or =desc' },
);

const schema = searchSchema(() => ({
  // one that cannot be read stays, and the list reports it
  sort: z.catch(text, firstSort),
  page: z.catch(int({ min: 0 }), 0),
  pageSize: z.catch(oneOfNumbers(pageSizes), 0),
  name: z.catch(text, ''),
  archived: z.catch(flag, false),
  // as it was typed: `state = ERROR and hp.lr > 0.01`
  filter: z.catch(text, ''),
  // as arranged: `name`, or `name:240` for one that is 240 px wide; nothing is what shows at first
  columns: z.catch(listOf(text), []),
  pinned: z.catch(int({ min: 0 }), 2),
  // ids of columns that are colored by their values
  heat: z.catch(listOf(text), []),
  // leaves out columns in which all rows say the same
  differ: z.catch(flag, false),
  // `fx.ratio=numTrials / 2=desc`: a column that the master cannot sort by; the console ranks the
  // rows
  rank: z.catch(rank, ''),
  // id of the column that says which rows belong together
  group: z.catch(text, ''),
  // from links of other consoles: the filter in the format of the master
  filterset: optional(text),
  // the experiment in the panel beside the list
  open: optional(int({ min: 1 })),
  // the version of the link format, by which a link of a newer console is recognized; a link with it
  // holds a view, also where that is the default one
  v: optional(int({ min: 1 })),
}));

export type ExperimentListSearch = ReturnType<typeof schema>;

/** True if a part of the view, which is all but the scroll position and the panel, differs from its default. */
export const holdsView = ({ page: _, open: __, ...view }: ExperimentListSearch): boolean =>
  Object.entries(view).some(
    ([name, value]) => String(value) !== String(schema.defaults()[name as keyof typeof view]), // names of the same object
  );

/**
 * Reads a link. One that names the default view, such as `?sort=startTime=desc`, holds that view: it
 * gets the version, because default values leave the link before the page loads. What the console
 * itself writes names all parameters.
 */
function readLink(link: Parameters<typeof schema>[0]): ExperimentListSearch {
  const search = schema(link);
  const names = Object.keys(schema.defaults());
  const isNamed = names.some((name) => name !== 'page' && Object.hasOwn(link, name));
  const isWhole = names.every((name) => Object.hasOwn(link, name));
  return isNamed && !isWhole && !holdsView(search) ? { ...search, v: linkVersion } : search;
}

/** The search params of the list. `page` counts from 0; while scrolling, it is the block at the top. */
export const experimentListSearch: typeof schema = Object.assign(readLink, { ...schema });

export type Rank = { id: string; desc: boolean };

/** The column that the rows are ranked by. Its expression may contain commas and equal signs. */
export function rankOf({ rank }: Pick<ExperimentListSearch, 'rank'>): Rank | undefined {
  const [, id, direction] = rankPattern.exec(rank) ?? [];
  return id === undefined ? undefined : { id, desc: direction === 'desc' };
}

type Narrowed = Pick<ExperimentListSearch, 'name' | 'archived' | 'filter'>;

/** The filters of a link. */
export const filterOf = ({ name, archived, filter }: Narrowed): Narrowed => ({
  name,
  archived,
  filter,
});
