import { type ParsedLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const openedId = (pathname: string): number | undefined => {
  const id = /\/experiments\/(\d+)(\/|$)/.exec(pathname)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** The experiment whose page is loading, to mark its row. */
export const useOpeningRow = (): number | undefined =>
  useRouterState({ select: ({ location }) => openedId(location.pathname) });

/** ids of rows that were opened, by the entry of the history that they were opened from */
const openedRows = new Map<string, number>();

const keyOf = ({ state }: ParsedLocation): string => state.__TSR_key ?? '';

/** The row by which the user left the page, after a return to the same entry of the history. */
export function useLeftRow(): number | undefined {
  const router = useRouter();
  const [left] = useState(() => openedRows.get(keyOf(router.latestLocation)));
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
        const id = openedId(toLocation.pathname);
        if (fromLocation && id !== undefined) openedRows.set(keyOf(fromLocation), id);
      }),
    [router],
  );
  return left;
}
