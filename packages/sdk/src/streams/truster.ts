import { isApiError } from '../errors';
import { outlookOf, tooManyDoubts } from '../poll/outlook';

/**
 * Which failures end a stream. The master being away never does, a refusal at once. A line that
 * does not parse may be one that a proxy cut off, and a 500 in mid-stream a master that goes down:
 * they are believed when they come four times in a row with nothing new between.
 */
export function truster() {
  let doubts = 0;
  let lastText: string | undefined;
  return {
    restore() {
      doubts = 0;
    },
    isFinal(error: unknown, hasBegun: boolean): boolean {
      const outlook = outlookOf(error);
      if (outlook === 'lasting') return true;
      // the network breaks, and may have broken what came before too
      if (outlook === 'passing') {
        doubts = 0;
        return false;
      }
      const isBadLine = isApiError(error) && error.type === 'apiBadResponse';
      if (!isBadLine && !hasBegun) return true;
      const text = error instanceof Error ? error.message : String(error);
      // bad lines that differ were cut off at different places
      doubts = isBadLine && text !== lastText ? 1 : doubts + 1;
      lastText = text;
      return doubts >= tooManyDoubts;
    },
  };
}
