import { useMemo } from 'react';
import type { ChosenTrials } from '../chosen-trials';

export type PointChoice = { chosen: ReadonlySet<string>; onChoose: (...ids: string[]) => void };

/** the choice of trials as points of a picture know it: by their id as text */
export function usePointChoice({ chosen, onToggle }: ChosenTrials): PointChoice {
  const ids = useMemo(() => new Set([...chosen].map(String)), [chosen]);
  return { chosen: ids, onChoose: (...points: string[]) => onToggle(...points.map(Number)) };
}
