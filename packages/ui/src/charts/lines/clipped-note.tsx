import { Button } from '../../base/button';
import { plural } from '../../lib/format';
import { formatY, type YKind } from '../axes/axis';
import type { ClippedAxis } from '../chart-surface';

type Props = {
  clipped: ClippedAxis;
  yKind?: YKind | undefined;
  /** one of what is outside */
  noun?: string;
  onShow: () => void;
};

/** Says how many points are outside the y axis, with a button that shows them. */
export function ClippedNote({ clipped, yKind, noun = 'point', onShow }: Props) {
  const { above, below, min, max } = clipped;
  if (above + below === 0) return null;
  const texts = [
    ...(above > 0 ? [`${plural(above, noun)} above ${formatY(max, yKind)}`] : []),
    ...(below > 0 ? [`${plural(below, noun)} below ${formatY(min, yKind)}`] : []),
  ];
  return <SwitchNote text={texts.join(', ')} label="show" onSwitch={onShow} />;
}

type SwitchProps = { text: string; label: string; onSwitch: () => void };

/** A note below a chart with a button that changes what it shows. */
export const SwitchNote = ({ text, label, onSwitch }: SwitchProps) => (
  <p className="flex items-center gap-1 text-sm text-muted num">
    {text} <span data-screen-only>·</span>
    <Button
      variant="quiet"
      className="h-5! px-1!"
      onClick={({ detail, currentTarget }) => {
        // the button disappears or changes: after a press by key the focus moves to the chart
        if (detail === 0)
          currentTarget
            .closest('figure')
            ?.querySelector<HTMLElement>('[role="group"][tabindex="0"]')
            ?.focus();
        onSwitch();
      }}
    >
      {label}
    </Button>
  </p>
);
