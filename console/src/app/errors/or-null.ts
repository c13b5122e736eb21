import { isNotFound } from '@trainyard/sdk/calls';

/** Returns an answer, and null where the master does not find what was asked for. */
export async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
