import { type Row } from './measure';
export declare const chromiumArgs: string[];
export type Size = {
    name: string;
    kb: number;
    budgetKb: number;
};
/** Loads each page cold in Chromium from the built console and adds up what came over the wire. */
export declare function measureSizes(): Promise<Size[]>;
/** The console as it is built, with a sandbox behind it. */
export declare function serveBuiltConsole(...args: string[]): Promise<{
    url: string;
    stop: () => Promise<void>;
}>;
export declare const sizeRows: (sizes: Size[]) => Row[];
