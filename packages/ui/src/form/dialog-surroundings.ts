import { createContext } from 'react';

/** The parts of an app that its dialogs need. */
type Surroundings = {
  /** names the user whose drafts a dialog keeps */
  owner: string;
  /** calls a function in place of each Back of the browser, until the returned one is called */
  takeBack: (handle: () => void) => () => void;
};

/** Provides them; without it a dialog keeps no draft, and Back leaves the page. */
export const DialogSurroundings = createContext<Surroundings | undefined>(undefined);
