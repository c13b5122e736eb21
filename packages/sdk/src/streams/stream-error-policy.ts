import { isApiError } from '../errors/errors';
import { errorClassOf, maxAmbiguous } from '../poll/error-class';

/**
 * Which failures end a stream. The master being away never does, a refusal at once. A line that
 * does not parse may be one that a proxy cut off, and a 500 in mid-stream a master that goes down:
 * they are believed when they come four times in a row with nothing new between.
 */
export function streamErrorPolicy() {
  let ambiguous = 0;
  let lastText: string | undefined;
  return {
    restore() {
      ambiguous = 0;
    },
    isFinal(error: unknown, hasBegun: boolean): boolean {
      const errorClass = errorClassOf(error);
      if (errorClass === 'permanent') return true;
      // the network breaks, and may have broken what came before too
      if (errorClass === 'transient') {
        ambiguous = 0;
        return false;
      }
      const isBadLine = isApiError(error) && error.type === 'apiBadResponse';
      if (!isBadLine && !hasBegun) return true;
      const text = error instanceof Error ? error.message : String(error);
      // bad lines that differ were cut off at different places
      ambiguous = isBadLine && text !== lastText ? 1 : ambiguous + 1;
      lastText = text;
      return ambiguous >= maxAmbiguous;
    },
  };
}
