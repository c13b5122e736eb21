import type { Note } from '@trainyard/sdk/types';
import { int, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/**
 * The open note: by its name, which stays when others are deleted; by its position, counted from 0,
 * where its name does not tell it from others, and in links from before notes had names in them.
 */
export const noteSearch = searchSchema(() => ({
  note: z.catch(text, ''),
  page: z.catch(int({ min: 0 }), 0),
}));

export type NoteSearch = { note?: string; page?: number };

const isUnique = (notes: readonly Note[], name: string): boolean =>
  name !== '' && notes.filter((note) => note.name === name).length === 1;

/** The search params of the link of a note. */
export function searchOfNote(notes: readonly Note[], position: number): NoteSearch {
  const name = notes[position]?.name ?? '';
  return isUnique(notes, name) ? { note: name } : { page: position };
}

/**
 * Identifies a note within its project independently of its position, because notes have no ids: by
 * its name, and by its text as well if several have that name.
 */
export function noteIdentity(notes: readonly Note[], position: number): string {
  const { name, contents } = notes[position] ?? { name: '', contents: '' };
  return isUnique(notes, name) ? name : `${name}\n${contents}`;
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
