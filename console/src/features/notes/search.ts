import { int, param, searchSchema } from '~/lib/search-param';

/** Which page of the notes is open, counted from 0. */
export const notesSearch = searchSchema({ page: param(int({ min: 0 }), 0) });
