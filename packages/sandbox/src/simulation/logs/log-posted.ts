import type { LogBook, LogLine } from './log-line';

/** A shipped line, and how many lines of its task's own log came before it. */
export type PostedLine = {
  readonly id: number;
  readonly taskId: string;
  after: number;
  line: LogLine;
};

/** A log with the lines that were shipped to it, each where it came. */
export function withPosted(book: LogBook, posted: readonly PostedLine[]): LogBook {
  if (posted.length === 0) return book;
  // places of shipped lines among all
  const places = posted.map(({ after }, index) => after + index);
  const shippedBefore = (place: number) => places.filter((each) => each < place).length;
  // where a line of the task's own comes among all
  const placeOf = (own: number) => own + posted.filter(({ after }) => after <= own).length;

  return {
    count: book.count + posted.length,
    isMixed: true,
    lines: (from, to) => {
      const own = book.lines(from - shippedBefore(from), to - shippedBefore(to));
      for (const [index, place] of places.entries()) {
        const shipped = posted[index];
        if (shipped && place >= from && place < to) own.splice(place - from, 0, shipped.line);
      }
      return own;
    },
    firstAfter: (at) => {
      const later = places.filter((_, index) => (posted[index]?.line.at ?? 0) > at);
      const own = book.firstAfter(at);
      const end = own === book.count ? book.count + posted.length : placeOf(own);
      return Math.min(end, ...later);
    },
    ...(book.sample && {
      sample: () => [...(book.sample?.() ?? []), ...posted.map(({ line }) => line)],
    }),
  };
}
