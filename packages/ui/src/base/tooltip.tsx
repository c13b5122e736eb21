import { cloneElement, type ReactElement } from 'react';
import { displayText } from '../lib/visible-controls';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

type Props = {
  content: string | null | undefined;
  /** the key for the same action */
  shortcut?: string | undefined;
  side?: TooltipSide | undefined;
  children: ReactElement;
};

/**
 * Adds a tooltip to its one child, which must be focusable; without content it adds nothing. The
 * child only stores the text: one `TooltipLayer` in the frame shows it.
 */
export function Tooltip({ content, shortcut, side, children }: Props) {
  if (!content) return children;
  const words = {
    'data-tooltip': displayText(content),
    'data-tooltip-key': shortcut,
    'data-tooltip-side': side,
  };
  return cloneElement(children, words);
}
