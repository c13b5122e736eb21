import { Button } from '@trainyard/ui/base/button';
import { type RowHeight, rowHeights } from '@trainyard/ui/table/columns/stored-layout';
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';

/** One block in one of its states. */
export type CatalogueEntry = {
  /** names it in links and in the names of its pictures */
  id: string;
  title: string;
  /** the group of blocks it belongs to */
  group: string;
  Example: ComponentType;
  /** takes a whole page: no room around it, and a height of its own */
  isPage?: boolean;
  /** a selector of what is there once it looks as it is called: what comes with its first use */
  ready?: string;
};

/** Entries of one group, in the order they are read. */
export const entriesOf = (
  group: string,
  examples: Record<string, Omit<CatalogueEntry, 'id' | 'group'>>,
): CatalogueEntry[] => Object.entries(examples).map(([id, entry]) => ({ ...entry, id, group }));

export const DensityContext = createContext<RowHeight>('medium');

/** How high a row is by the page's own switch, in pixels. */
export const useRowHeight = (): number => rowHeights[useContext(DensityContext)];

type Props = { what: string; children: (close: () => void) => ReactNode };

/** Dialogs open on a click; an entry shown alone opens its dialog at once. */
export function Opened({ what, children }: Props) {
  const isAlone = new URLSearchParams(location.search).has('entry');
  const [isOpen, setIsOpen] = useState(isAlone);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the {what}</Button>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
}
