import type { schemas } from '@trainyard/sdk/v038';
import { createSession } from '../../auth/session';
import type { Database } from '../../database/database';
import { allow, mayDo } from '../../handlers/allow';
import { invalidArgument, MasterError, plainError } from '../../handlers/errors';
import type { Viewer } from '../../handlers/types';
import { timestamp } from '../../lib/clock';
import { sortedPage } from '../../lists/paging';
import { durationMs } from '../duration';
import type { Handlers038 } from '../handler';
import { state038, type TokenRow } from '../state';

const day = 24 * 60 * 60 * 1000;
const defaultLifespan = 30 * day;
/** the lifetime of a token without an expiry */
const longestLife = 365 * 100 * day;

const answerOf = (row: TokenRow): schemas.TokenInfo => ({
  id: row.id,
  userId: row.userId,
  expiry: timestamp(row.expiresAt),
  createdAt: timestamp(row.createdAt),
  tokenType: 'TOKEN_TYPE_ACCESS_TOKEN',
  revoked: row.revoked,
  description: row.description,
});

/** Tokens of other users require more permissions than one's own. */
const ofOthers = { part: 'others' };
const partOf = ({ user }: Viewer, userId: number) => (userId === user.id ? {} : ofOthers);

export const tokenHandlers = {
  postAccessToken: ({ db, viewer, body, clock, random }) => {
    allow(viewer, 'postAccessToken', partOf(viewer, body.userId));
    const life = lifeOf(body.lifespan);
    const user = db.users.get(body.userId);
    if (!user) throw new MasterError('NotFound', 'user not found');
    const now = clock.now();
    const session = createSession({ db, user, now, random });
    db.sessions.insert({ ...session, expiresAt: now + life });
    state038(db).tokens.set(session.id, {
      id: session.id,
      userId: user.id,
      createdAt: now,
      expiresAt: now + life,
      revoked: false,
      description: body.description,
    });
    return { token: session.token, tokenId: session.id };
  },

  getAccessTokens: ({ db, viewer, query, clock }) => {
    const { username = '', tokenIds = [], showInactive = false } = query;
    const isOwnOnly = !mayDo(viewer, 'getAccessTokens', ofOthers);
    const isOfOthers = namesAnother(db, viewer.user.id, username);
    allow(viewer, 'getAccessTokens', isOfOthers ? ofOthers : {});
    const now = clock.now();
    const rows = [...state038(db).tokens.values()].filter(
      (row) =>
        (!isOwnOnly || row.userId === viewer.user.id) &&
        (username === '' || db.users.get(row.userId)?.username === username) &&
        (tokenIds.length === 0 || tokenIds.includes(row.id)) &&
        (showInactive || (!row.revoked && row.expiresAt > now)),
    );
    const page = sortedPage(rows, query, {
      SORT_BY_USER_ID: (row) => row.userId,
      SORT_BY_EXPIRY: (row) => row.expiresAt,
      SORT_BY_CREATED_AT: (row) => row.createdAt,
      SORT_BY_REVOKED: (row) => row.revoked,
      SORT_BY_DESCRIPTION: (row) => row.description,
    });
    return { tokenInfo: page.rows.map(answerOf), pagination: page.pagination };
  },

  patchAccessToken: ({ db, viewer, path, body, clock }) => {
    const row = state038(db).tokens.get(path.tokenId);
    if (!row) throw new MasterError('NotFound', `Token with id: {${path.tokenId}} not found`);
    allow(viewer, 'patchAccessToken', partOf(viewer, row.userId));
    if (row.revoked || row.expiresAt <= clock.now()) {
      throw plainError(`unable to update inactive token with ID ${row.id}`);
    }
    if (body.description !== undefined) row.description = body.description;
    if (body.setRevoked) {
      row.revoked = true;
      db.sessions.delete(row.id);
    }
    return { tokenInfo: answerOf(row) };
  },
} satisfies Partial<Handlers038>;

function lifeOf(lifespan: string | undefined): number {
  if (!lifespan) return defaultLifespan;
  if (lifespan === '-1') return longestLife;
  const life = durationMs(lifespan);
  if (life <= 0) throw invalidArgument('lifespan must be greater than 0');
  return life;
}

const namesAnother = (db: Database, userId: number, username: string): boolean =>
  username !== '' && db.users.get(userId)?.username !== username;
