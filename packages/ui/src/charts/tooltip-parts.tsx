import { Kbd } from '../base/kbd';
import { DisabledReasonButton } from '../form/disabled-reason-button';
import { displayText } from '../lib/visible-controls';
import type { PointAction } from './pointer/point-action';

const maxNotes = 3;

/** The notes of people about a position. */
export const TooltipNotes = ({ notes }: { notes: readonly string[] }) => (
  <ul aria-label="Notes" className="mt-1 border-t pt-1">
    {notes.slice(0, maxNotes).map((note, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two notes may have one text
      <li key={at} className="line-clamp-3 max-w-72 wrap-anywhere">
        {displayText(note)}
      </li>
    ))}
    {notes.length > maxNotes ? (
      <li className="text-faint">and {notes.length - maxNotes} more</li>
    ) : null}
  </ul>
);

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();

/** A button in a tooltip that stays; the chart around it zooms, and releases the tooltip. */
export const TooltipAction = ({ action, x }: { action: PointAction; x: number }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: keeps events of the button from the chart
  <div
    className="pointer-events-auto mt-1 -mb-0.5"
    onPointerDown={stop}
    onPointerUp={stop}
    onDoubleClick={stop}
    onKeyDown={stop}
  >
    <DisabledReasonButton
      className="w-full justify-between"
      reason={action.reason}
      onClick={() => action.run(x)}
    >
      {action.textAt(x)}
      {action.reason === undefined ? <Kbd>N</Kbd> : null}
    </DisabledReasonButton>
  </div>
);
