import { startTransition, useRef } from 'react';

const parts = { pointer: false, focus: false, menu: false };

/**
 * Reports whether the user interacts with the rows: a pointer over them, the focus in one, or an
 * open menu. Rows should not move then.
 */
export function useInteractionLock(onChange: (isAttended: boolean) => void) {
  const held = useRef({ ...parts });
  return (part: keyof typeof parts, isHeld: boolean) => {
    const before = Object.values(held.current).some(Boolean);
    held.current[part] = isHeld;
    const after = Object.values(held.current).some(Boolean);
    // a transition, because rendering the page first would delay the following click
    if (before !== after) startTransition(() => onChange(after));
  };
}
