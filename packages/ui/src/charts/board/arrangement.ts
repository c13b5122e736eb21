import type { Range, Scale } from '../lines/series';

/** The user's choices for one chart of a board; absent ones are those of the board. */
export type ChartSettings = {
  title?: string;
  scale?: Scale;
  /** the weight of earlier values, from 0 to 0.99 */
  smoothing?: number;
  yRange?: Range;
  /** before all other charts, in the order of the arrangement */
  isPinned?: boolean;
  /** as wide as the board */
  isWide?: boolean;
  /** of the drawing, in pixels */
  height?: number;
};

/** The height of a chart whose user has not changed it, and the limits of a change. */
export const chartHeight = 190;
export const minHeight = 120;
export const maxHeight = 900;

/** A chart with settings; `key` identifies it on its board. */
export type ArrangedItem = { key: string; settings: ChartSettings };

/**
 * The user's arrangement of a board, as texts of a link. A chart is
 * `training|loss;pinned;wide;height=300` or
 * `training|loss;scale=log;smoothing=0.6;y=0~1;title=Loss`, pinned ones in their order. A section
 * is `optimizer;open` or `optimizer;closed`.
 */
export type Arrangement = { chart: readonly string[]; section: readonly string[] };

/** `;` and `%` of names and titles are escaped. */
const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll(';', '%3B');
const unescaped = (text: string) => text.replaceAll('%3B', ';').replaceAll('%25', '%');

function rangeOf(text: string): Range | undefined {
  const [from, to] = text.split('~').map((bound) => (bound.trim() === '' ? Number.NaN : +bound));
  return from !== undefined && to !== undefined && from < to && Number.isFinite(to - from)
    ? [from, to]
    : undefined;
}

const isHeight = (height: number) =>
  Number.isInteger(height) && height >= minHeight && height <= maxHeight;

/** the maximum length of a title in characters */
export const maxTitleLength = 80;

/** Reads the settings of a chart; undefined if any part of the text is wrong. */
export function readChart(text: string): ArrangedItem | undefined {
  const [key = '', ...fields] = text.split(';');
  const settings: ChartSettings = {};
  for (const field of fields) {
    const [name, value = ''] = [field.split('=', 1)[0], field.slice(field.indexOf('=') + 1)];
    const yRange = name === 'y' ? rangeOf(value) : undefined;
    const smoothing = value.trim() === '' ? Number.NaN : Number(value);
    if (field === 'pinned') settings.isPinned = true;
    else if (field === 'wide') settings.isWide = true;
    else if (name === 'height' && isHeight(Number(value))) settings.height = Number(value);
    else if (name === 'scale' && (value === 'log' || value === 'linear')) settings.scale = value;
    else if (name === 'smoothing' && smoothing >= 0 && smoothing <= 0.99)
      settings.smoothing = smoothing;
    else if (yRange) settings.yRange = yRange;
    else if (name === 'title' && value !== '')
      settings.title = unescaped(value).slice(0, maxTitleLength);
    else return undefined;
  }
  return key === '' ? undefined : { key: unescaped(key), settings };
}

/** The text of a link from which `readChart` reads the same; undefined for a chart without settings. */
export function chartText({ key, settings }: ArrangedItem): string | undefined {
  const { title, scale, smoothing, yRange, isPinned, isWide, height } = settings;
  const fields = [
    isPinned ? 'pinned' : [],
    isWide ? 'wide' : [],
    height ? `height=${height}` : [],
    scale ? `scale=${scale}` : [],
    smoothing === undefined ? [] : `smoothing=${smoothing}`,
    yRange ? `y=${yRange.join('~')}` : [],
    title ? `title=${escaped(title)}` : [],
  ].flat();
  return fields.length === 0 ? undefined : [escaped(key), ...fields].join(';');
}

/** Reads the charts of an arrangement; leaves out wrong texts and repeated keys. */
export function readCharts(chart: readonly string[]): ArrangedItem[] {
  const items = chart.flatMap((text) => readChart(text) ?? []);
  return items.filter(({ key }, at) => items.findIndex((item) => item.key === key) === at);
}

/** Returns the texts with other settings of one chart, which keeps its place among the pinned ones. */
export function withSettings(
  chart: readonly string[],
  key: string,
  change: { [Name in keyof ChartSettings]: ChartSettings[Name] | undefined },
): string[] {
  const items = readCharts(chart);
  const current = items.find((item) => item.key === key) ?? { key, settings: {} };
  const merged = { ...current.settings, ...change };
  // absent, not undefined, so that settings read the same from the link
  const settings: ChartSettings = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== undefined && value !== false),
  );
  const changed = { key, settings };
  const next = items.includes(current)
    ? items.map((item) => (item === current ? changed : item))
    : [...items, changed];
  return next.flatMap((item) => chartText(item) ?? []);
}

/** Returns the texts with a chart in the place of another, or at the end; without one it is removed. */
export function withChart(
  chart: readonly string[],
  { replaced, by }: { replaced: string; by: ArrangedItem | undefined },
): string[] {
  const items = readCharts(chart).filter(({ key }) => key === replaced || key !== by?.key);
  const changed = items.flatMap((item) => (item.key === replaced ? (by ?? []) : item));
  const isFound = items.some(({ key }) => key === replaced);
  const next = isFound || !by ? changed : [...changed, by];
  return next.flatMap((item) => chartText(item) ?? []);
}

/** Returns the texts with a section opened or closed by the user. */
export const withSection = (
  section: readonly string[],
  name: string,
  isOpen: boolean,
): string[] => [
  ...section.filter((text) => sectionName(text) !== escaped(name)),
  `${escaped(name)};${isOpen ? 'open' : 'closed'}`,
];

const sectionName = (text: string) => text.split(';', 1)[0];

/** Whether the user has opened or closed a section; undefined if neither. */
export function sectionState(section: readonly string[], name: string): boolean | undefined {
  const text = section.find((each) => sectionName(each) === escaped(name));
  return text?.endsWith(';open') ? true : text?.endsWith(';closed') ? false : undefined;
}

/** Charts under a common prefix of their names; the name is empty for those without one. */
export type Section<Item> = { name: string; items: Item[] };

/**
 * Groups charts by the part of their names before the first `/` or `.`, in the order of their first
 * charts. A prefix of a single chart is not a section: its chart is among those without a prefix, which
 * come first.
 */
export function sectionsOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Section<Item>[] {
  const prefixes = items.map((item) => /^([^/.]+)[/.]/.exec(nameOf(item))?.[1] ?? '');
  const counts = new Map<string, number>();
  for (const prefix of prefixes) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  const bySection = new Map<string, Item[]>([['', []]]);
  items.forEach((item, at) => {
    const prefix = prefixes[at] ?? '';
    const name = (counts.get(prefix) ?? 0) > 1 ? prefix : '';
    const section = bySection.get(name);
    if (section) section.push(item);
    else bySection.set(name, [item]);
  });
  return [...bySection]
    .map(([name, sectionItems]) => ({ name, items: sectionItems }))
    .filter((section) => section.items.length > 0);
}
