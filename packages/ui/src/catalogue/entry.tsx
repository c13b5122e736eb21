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
  /** fills a whole page: no padding around it, and its own height */
  isPage?: boolean;
  /**
   * selector of an element that exists once the entry has loaded completely, lazy parts included
   */
  ready?: string;
};

/** The entries of one group, in display order. */
export const entriesOf = (
  group: string,
  examples: Record<string, Omit<CatalogueEntry, 'id' | 'group'>>,
): CatalogueEntry[] => Object.entries(examples).map(([id, entry]) => ({ ...entry, id, group }));

export const DensityContext = createContext<RowHeight>('medium');

/** The row height of the page's density switch, in pixels. */
export const useRowHeight = (): number => rowHeights[useContext(DensityContext)];

type Props = { what: string; children: (close: () => void) => ReactNode };

/** Opens a dialog on a click, or immediately if its entry is the only one on the page. */
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
