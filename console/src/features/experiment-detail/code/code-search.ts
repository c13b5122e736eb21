import { optional, searchSchema, text } from '~/lib/search-param';

/** Which file of an experiment's code is open; its lines are the link's hash. */
export const codeSearch = searchSchema({ filePath: optional(text()) });
