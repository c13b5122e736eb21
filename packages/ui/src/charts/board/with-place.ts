import { chartText, readCharts } from './arrangement';

/** Moves a pinned chart to the place of another pinned one; others shift by one. */
export function withPlace(chart: readonly string[], key: string, place: number): string[] {
  const items = readCharts(chart);
  const pinned = items.filter(({ settings }) => settings.isPinned);
  const moved = pinned.find((item) => item.key === key);
  if (!moved) return [...chart];
  const others = pinned.filter((item) => item !== moved);
  const ordered = [...others.slice(0, place), moved, ...others.slice(place)];
  const unpinned = items.filter(({ settings }) => !settings.isPinned);
  return [...ordered, ...unpinned].flatMap((item) => chartText(item) ?? []);
}
