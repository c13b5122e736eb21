/** A place in the code. */
export type Frame = { file: string; line: number; name: string };

const python = /^[\s>]*File "([^"]{1,400})", line (\d{1,7})(?:,? in (\S{1,200}))?/;
// Rich draws "│ /run/train.py:41 in main   │"
const rich = /^[│|] (\S{1,300}\.py):(\d{1,7}) in (\S{1,200})/;
const go = /^\s+(\S{1,300}\.go):(\d{1,7}) \+0x/;
const rust = /panicked at (?:'.{0,300}', )?(\S{1,300}\.rs):(\d{1,7})/;
const c = /^\S{0,100}?:? ?(\S{1,300}\.(?:cu|cuh|cc|cpp|c|h))[:(](\d{1,7})[:)]/;

/** Returns the place in the code that a line names; undefined without one. */
export function frameOf(text: string): Frame | undefined {
  for (const pattern of [python, rich, go, rust, c]) {
    const match = pattern.exec(text);
    if (match) return { file: match[1] ?? '', line: Number(match[2]), name: match[3] ?? '' };
  }
  return undefined;
}

const installed =
  /\/(?:site|dist)-packages\/|\/lib\/python\d|^<(?:frozen|string|stdin)|\/runpy\.py$/;

/**
 * Returns the innermost place that is not in an installed library, or else the innermost one.
 * `frames` has the outermost first.
 */
export const placeOf = (frames: readonly Frame[]): Frame | undefined =>
  frames.findLast(({ file }) => !installed.test(file)) ?? frames.at(-1);

/** As in "attention.py:61 forward"; empty without a place. */
export const placeText = (frame: Frame | undefined): string =>
  frame ? `${frame.file.split('/').at(-1)}:${frame.line} ${frame.name}`.trim() : '';

const opening = /Traceback \(most recent call last\)(?::?\s*$|.{0,3}─)/;
// its frames and its error follow as below a head
const remote = /^ray\.exceptions\.RayTaskError\b.{0,200}: ray::/;

export const isTracebackHead = (text: string): boolean => opening.test(text) || remote.test(text);

const anyName = /^(?:\w+\.){0,12}[A-Za-z_]\w*(?:\[[^\]]{0,60}\])?(?::(?: |$)|$)/;
const exceptionName =
  /^(?:\w+\.){0,12}(?:[A-Z]\w*(?:Error|Exception|Interrupt|Exit|Timeout|Expired|Iteration|Failure|Fault|Warning|Abort|NotFound|Group)|error|timeout|gaierror|herror)\b(?::|$|\()/;

/** Returns true for the last line of a traceback, which names the exception. */
export const isExceptionLine = (text: string, isBelowFrame: boolean): boolean =>
  exceptionName.test(text) || (isBelowFrame && anyName.test(text));

const indentation = /^\s*/;
export const indentOf = (text: string): number => indentation.exec(text)?.[0].length ?? 0;

export const isIgnoredHead = (text: string): boolean =>
  /^Exception ignored (?:in|on)\b|^Exception ignored in: |^Error in (?:atexit|sys\.excepthook)/.test(
    text,
  );

/** How a traceback follows from the one above it. */
export function chainOf(text: string): 'cause' | 'context' | undefined {
  if (text.startsWith('The above exception was the direct cause of')) return 'cause';
  return text.startsWith('During handling of the above exception') ? 'context' : undefined;
}
