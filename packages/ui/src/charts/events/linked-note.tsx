import { displayText } from '../../lib/visible-controls';
import type { Plot } from '../axes/plot';

/** pixels between a mark and its note, and the maximum width of the note */
const [noteGap, maxNoteWidth] = [17, 220];

type Props = { text: string | undefined; left: number; plot: Plot };

/** The text of the note that a link leads to, on the side of its mark that has more room. */
export default function LinkedNote({ text = '', left, plot }: Props) {
  const isBefore = left - plot.left > plot.right - left;
  const room = (isBefore ? left - plot.left : plot.right - left) - noteGap;
  return (
    <span
      aria-hidden
      className="absolute top-1 z-10 truncate rounded-sm border border-accent bg-raised px-1.5 text-xs/5 font-medium text-text"
      style={{
        [isBefore ? 'right' : 'left']: noteGap,
        maxWidth: Math.max(0, Math.min(maxNoteWidth, room)),
      }}
    >
      {displayText(text)}
    </span>
  );
}
