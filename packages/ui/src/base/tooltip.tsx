import { cloneElement, type ReactElement } from 'react';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

type Props = {
  content: string | null | undefined;
  /** the key that does the same */
  shortcut?: string | undefined;
  side?: TooltipSide | undefined;
  children: ReactElement;
};

/**
 * Says more about its one child, which must be focusable. Without content it is not there. The child
 * only carries the words: one `TooltipLayer` in the frame draws them for the whole page.
 */
export function Tooltip({ content, shortcut, side, children }: Props) {
  if (!content) return children;
  const words = {
    'data-tooltip': content,
    'data-tooltip-key': shortcut,
    'data-tooltip-side': side,
  };
  return cloneElement(children, words);
}
