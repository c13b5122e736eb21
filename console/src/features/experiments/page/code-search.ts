import { optional, searchSchema, text } from '~/lib/search-param';

/** Which file of an experiment's code is open; its lines are the link's hash. */
export const codeParams = { filePath: optional(text()) };

export const codeSearch = searchSchema(codeParams);
