import { jsonbText } from '../../lib/jsonb';
import { plainError } from '../errors';
import type { Handlers } from '../types';

export const userSettingHandlers = {
  getUserSetting: ({ db, viewer }) => ({
    settings: db.settings
      .where((each) => each.userId === viewer.user.id)
      .map(({ key, storagePath, value }) => ({ key, storagePath, value })),
  }),

  /**
   * An empty value deletes. A text that is no JSON is skipped, and reported only as the last item.
   */
  postUserSetting: ({ body, db, viewer }) => {
    const userId = viewer.user.id;
    let problem: Error | null = null;
    for (const { key, storagePath, value } of body.settings) {
      const id = JSON.stringify([userId, storagePath, key]);
      const stored = value === '' ? '' : jsonbText(value);
      problem = stored === null ? plainError(badJsonText) : null;
      if (stored === '') db.settings.delete(id);
      else if (stored !== null) db.settings.insert({ id, userId, storagePath, key, value: stored });
    }
    if (problem) throw problem;
    return {};
  },

  resetUserSetting: ({ db, viewer }) => {
    for (const each of db.settings.where(({ userId }) => userId === viewer.user.id)) {
      db.settings.delete(each.id);
    }
    return {};
  },
} satisfies Partial<Handlers>;

const badJsonText = 'ERROR: invalid input syntax for type json (SQLSTATE 22P02)';
