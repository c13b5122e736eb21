import { Failure } from '../failure';
import { UsageError } from '../option-values';

/** Converts a JSON value to lines. */
export type JsonFilter = (value: unknown) => string[];

/**
 * Creates a filter in the language of jq. A text result is printed unquoted, any other as JSON.
 * @throws UsageError for an invalid program
 */
export async function jqFilter(program: string): Promise<JsonFilter> {
  const { compile } = await import('@michaelhomer/jqjs');
  const filter = compiled(() => compile(program), program);
  return (value) => {
    try {
      return Array.from(filter(value), (result) =>
        typeof result === 'string' ? result : JSON.stringify(result),
      );
    } catch (cause) {
      throw new Failure(`--jq ${program} failed: ${wordsOf(cause)}`);
    }
  };
}

function compiled<Made>(make: () => Made, program: string): Made {
  try {
    return make();
  } catch (cause) {
    throw new UsageError(`--jq cannot be read: ${program}: ${wordsOf(cause)}`, { cause });
  }
}

const wordsOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
