export type EventTone = 'bad' | 'warn' | 'wait' | 'run' | 'quiet' | 'accent' | 'note';

/** Something that happened at one x of a chart. */
export type ChartEvent = {
  id: string;
  /** events of one kind at the same place share a mark */
  kind: string;
  x: number;
  /** what happened and where, in words */
  label: string;
  tone: EventTone;
  /** the value of the curve that it is about, and the color of that curve */
  y?: number;
  color?: string;
  /** what a person wrote about it: the tooltip and the table show it, too */
  note?: string;
  /** the target of a link: its mark differs, and the note is beside it */
  isLinked?: boolean;
};

/**
 * The texts that people wrote about an x, at most `within` pixels from it: a mark is as wide, and the
 * crosshair is at a measured point, which a note need not have.
 */
export const notesAt = (
  events: readonly ChartEvent[],
  { at, toX, within = 8 }: { at: number; toX: (x: number) => number; within?: number },
): string[] =>
  events.flatMap(({ x, note }) =>
    note !== undefined && Math.abs(toX(x) - at) <= within ? [note] : [],
  );

/** Events that share a mark, and its place in pixels. */
export type EventMark = { left: number; events: readonly ChartEvent[] };

/** pixels between two marks of one kind that can be distinguished, and hit with a finger */
const minDistance = 7;
export const fingerDistance = 24;

type PlacedMark = { left: number; kind: string; events: ChartEvent[] };

/** The position of a mark that covers no other one, such as an error before a restart. */
function beside(marks: readonly PlacedMark[], { tone }: ChartEvent, at: number): number {
  if (tone === 'quiet') return at;
  const last = marks.findLast(({ events }) => events[0]?.tone !== 'quiet');
  return last ? Math.max(at, last.left + minDistance) : at;
}

/**
 * Places events on the axis; those outside of it are left out, and those of a kind that are nearer to
 * each other than `distance` in pixels share a mark.
 */
export function placeEvents(
  events: readonly ChartEvent[],
  { left, right, toX }: { left: number; right: number; toX: (x: number) => number },
  distance = minDistance,
): EventMark[] {
  const marks: PlacedMark[] = [];
  const placed = events
    .map((event) => ({ event, at: toX(event.x) }))
    .filter(({ at }) => at >= left - 1 && at <= right + 1)
    .sort((one, other) => one.at - other.at);
  for (const { event, at } of placed) {
    const near = marks.findLast(({ kind }) => kind === event.kind);
    if (near && at - near.left < distance) near.events.push(event);
    else marks.push({ left: beside(marks, event, at), kind: event.kind, events: [event] });
  }
  return marks;
}

const maxNamed = 3;

/** Says what a mark stands for. */
export function markText({ events }: EventMark): string {
  const examples = events.slice(0, maxNamed).map(({ label }) => label);
  const more = events.length - examples.length;
  return [...examples, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
