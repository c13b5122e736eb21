import { useEffect, useState } from 'react';

/**
 * Enter in a field with a list of what its text finds. While the list is that of an earlier text,
 * `press` waits, and chooses from the list of the current one as soon as it is there: people type
 * faster than a master answers. `wait` does so in any case until the next rendering, for a text that
 * is set together with Enter; `cancel` ends the wait, for a new text or another mark.
 *
 * @param isLate the list is that of an earlier text
 * @param choose chooses what the list marks, if there is something
 */
export function useWaitingEnter(isLate: boolean, choose: () => void) {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isLate) return;
    setIsWaiting(false);
    choose();
  });
  const wait = () => setIsWaiting(true);
  return {
    press: isLate ? wait : choose,
    wait,
    cancel: () => setIsWaiting(false),
  };
}
