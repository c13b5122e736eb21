import { isFinished, isTerminalTask } from '../model/run-state';

type Watched = { state: { data: unknown } };

/**
 * Returns the `refetchInterval` of a query that is polled until what it shows has ended: `{
 * ...query(client, getExperiment, { experimentId: 7 }), refetchInterval: untilTerminal(5_000) }`. All
 * experiments, trials and tasks of the answer have to be over, those of its lists too; an answer
 * without a state is polled on.
 * @param everyMs the interval until then, in ms
 */
export const untilTerminal =
  (everyMs: number) =>
  ({ state: { data } }: Watched): number | false => {
    const states = statesIn(data);
    return states.length > 0 && states.every(isOver) ? false : everyMs;
  };

const isOver = (state: string) => isFinished(state as never) || isTerminalTask(state as never);

/** The states of the entities that an answer has as its fields, and of the rows of its lists. */
const statesIn = (answer: unknown): string[] =>
  valuesOf(answer)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .flatMap((entity) => Object.entries(recordOf(entity)))
    .flatMap(([name, value]) => (name === 'state' && typeof value === 'string' ? [value] : []));

const recordOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};
const valuesOf = (value: unknown): unknown[] => Object.values(recordOf(value));
