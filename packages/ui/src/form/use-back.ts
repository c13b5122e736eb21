import { useContext, useEffect, useEffectEvent } from 'react';
import { DialogSurroundings } from './dialog-surroundings';

/** The handlers of the open dialogs, of which the last is above the others. */
const handlers: (() => void)[] = [];

/** Calls a function when the user presses Back of the browser, which then stays on the page. */
export function useBack(onBack: () => void): void {
  const takeBack = useContext(DialogSurroundings)?.takeBack;
  const handle = useEffectEvent(onBack);
  useEffect(() => {
    if (!takeBack) return;
    const handler = () => handle();
    handlers.push(handler);
    const release = takeBack(() => handlers.at(-1)?.());
    return () => {
      handlers.splice(handlers.indexOf(handler), 1);
      release();
    };
  }, [takeBack]);
}
