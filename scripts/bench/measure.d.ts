/** Median of `runs` timings of `work` in milliseconds, after two that do not count. */
export declare function medianMs(work: () => unknown, runs?: number): Promise<number>;
/**
 * Least CPU time of each of these, in milliseconds: they take turns, so that what else the machine
 * does hits all alike. Two rounds do not count.
 */
export declare function bestCpuMs(works: Array<() => unknown>, rounds?: number): Promise<number[]>;
export type Row = {
    what: string;
    figure: string;
    reference: string;
    ratio: string;
    goal: string;
};
/** Prints rows as a table with columns of their widest cell. */
export declare function printRows(rows: Row[]): void;
