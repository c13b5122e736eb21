/** The time in ms that a page waits for parts that decide where its other parts are. */
export const layoutWaitMs = 500;
