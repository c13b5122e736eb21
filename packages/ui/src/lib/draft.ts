/**
 * Keeps text that was typed and not sent for as long as the tab lives: it outlasts a reload and a
 * session that ran out. Keys name the person, so that nobody finds the text of another user.
 */
const prefix = 'draft/';

// a browser may close storage to a page; drafts are then lost, as they were without this
function attempt<T>(step: () => T): T | null {
  try {
    return step();
  } catch {
    return null;
  }
}

export const readDraft = (key: string): string | null =>
  attempt(() => sessionStorage.getItem(prefix + key));

export const writeDraft = (key: string, text: string): void => {
  attempt(() => sessionStorage.setItem(prefix + key, text));
};

export const removeDraft = (key: string): void => {
  attempt(() => sessionStorage.removeItem(prefix + key));
};
