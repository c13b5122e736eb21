/** Thrown when the text to save has changed since the edit started. */
export class NoteConflict extends Error {
  override readonly name = 'NoteChanged';
}
