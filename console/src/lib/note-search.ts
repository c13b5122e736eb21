import type { Note } from '@trainyard/sdk/types';
import { int, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/**
 * The open note: by its name, which stays when others are deleted; by its position, counted from 0,
 * where its name does not tell it from others, and in links from before notes had names in them.
 */
export const noteSearch = searchSchema({
  note: z.catch(text, ''),
  page: z.catch(int({ min: 0 }), 0),
});

export type NoteSearch = { note?: string; page?: number };

/** The search params of the link of a note. */
export function searchOfNote(notes: readonly Note[], position: number): NoteSearch {
  const name = notes[position]?.name ?? '';
  const isUnique = name !== '' && notes.filter((note) => note.name === name).length === 1;
  return isUnique ? { note: name } : { page: position };
}

/** The position of the note of a link; undefined where it names one that is not there. */
export function positionOfNote(
  notes: readonly Note[],
  { note = '', page = 0 }: NoteSearch,
): number | undefined {
  // after a page is deleted, its neighbor opens
  if (note === '') return Math.min(page, notes.length - 1);
  const position = notes.findIndex(({ name }) => name === note);
  return position < 0 ? undefined : position;
}
