import { isObject } from '../config/json';
import { MasterError } from '../handlers/errors';
import { previewTrials } from '../handlers/searcher/searcher';
import { messageResponse } from '../wire/respond';
import { nonApiJson } from './answers';
import type { NonApiRequest, NonApiRoute } from './route';

/**
 * The preview of a search as it was before `previewHPSearch`; the command line still asks for it.
 */
export const searchPreviewRoutes: NonApiRoute[] = [
  { method: 'POST', path: '/searcher/preview', answer: preview },
];

/** Trials with the same plan: lengths to train, with a validation after each. */
async function preview({ request }: NonApiRequest): Promise<Response> {
  try {
    const given: unknown = JSON.parse((await request.text()) || '{}');
    const trials = previewTrials(isObject(given) ? given : {}, 0);
    const results = trials.map(({ lengths, count }) => [operationsText(lengths), count]);
    return nonApiJson({ seed: 0, results: Object.fromEntries(results) });
  } catch (error) {
    if (error instanceof MasterError) return messageResponse(500, error.message);
    if (error instanceof SyntaxError) return messageResponse(400, error.message);
    throw error;
  }
}

const operationsText = (lengths: readonly number[]) =>
  lengths.map((length) => `${length} V`).join(' ');
