/**
 * The card with the reason of a failure: of one height, so that the charts below it are at their
 * places before the log is read. On paper it is as high as its text.
 */
export const failureCard = 'my-3 flex h-44 flex-col rounded-lg border p-3 print:h-auto';
