/** Thrown when a text is saved that is not the one that was changed. */
export class NoteConflict extends Error {
  override readonly name = 'NoteChanged';
}
