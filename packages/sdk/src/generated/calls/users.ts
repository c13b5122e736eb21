// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/users';

/**
 * List users. `GET /api/v1/users`
 *
 * Lists all users, deactivated ones included, to anyone signed in. Rows come by id unless sorted.
 * This is the only call that fills `modifiedAt`.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The limit is negative.
 */
export const getUsers: Call<'getUsers'> = (client, args, options) =>
  client.call(operations.getUsers, args, options);

/**
 * Create a user. `POST /api/v1/users`
 *
 * Creates a user; for administrators only. The username is trimmed, needs at least two characters
 * and printable ASCII only, and must be new. A new user is inactive unless `active` is true. With
 * `isHashed` the password is stored as sent, else it is salted and hashed first; the client hashes
 * a password without `isHashed` before it is sent.
 *
 * Who may: admin; with roles: ADMINISTRATE_USER.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: user.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The user is missing or breaks a rule: name too short, not ASCII, reserved
 * or taken (`user already exists`), an incomplete agent user group, a password for a remote user;
 * also for a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator, or the cluster uses external sessions;
 * also for the session of a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const postUser: Call<'postUser'> = (client, args, options) =>
  client.call(operations.postUser, args, options);

/**
 * List my settings. `GET /api/v1/users/setting`
 *
 * Returns every setting the signed-in user has stored, in no particular order.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getUserSetting: Call<'getUserSetting'> = (client, args, options) =>
  client.call(operations.getUserSetting, args, options);

/**
 * Store my settings. `POST /api/v1/users/setting`
 *
 * Creates or overwrites settings of the signed-in user, each found by its key and storage path. An
 * empty `value` deletes the setting. Values must be valid JSON text: a bad one is reported only
 * when it is the last of the list.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: setting.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The cluster uses external sessions; also for the session of a deactivated
 * user.
 * @throws ApiError 500: The last value is not valid JSON text, for example `dark` instead of
 * `"dark"`.
 */
export const postUserSetting: Call<'postUserSetting'> = (client, args, options) =>
  client.call(operations.postUserSetting, args, options);

/**
 * Delete my settings. `POST /api/v1/users/setting/reset`
 *
 * Removes every stored setting of the signed-in user.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: setting.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const resetUserSetting: Call<'resetUserSetting'> = (client, args, options) =>
  client.call(operations.resetUserSetting, args, options);

/**
 * Get a user. `GET /api/v1/users/{userId}`
 *
 * Returns one user by id. `modifiedAt` is not filled in here.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No user has this id (`user not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getUser: Call<'getUser'> = (client, args, options) =>
  client.call(operations.getUser, args, options);

/**
 * Change a user. `PATCH /api/v1/users/{userId}`
 *
 * Changes only the fields that are sent; an empty body changes nothing. People may change their
 * own username, display name and password; the rest is for administrators. An empty display name
 * clears it. Setting a password ends all sessions of that user.
 *
 * Who may: admin, active, remote, agentUserGroup: admin; username, displayName, password: self or
 * admin; with roles: admin, active, remote, agentUserGroup, username: ADMINISTRATE_USER;
 * displayName, password: self or ADMINISTRATE_USER.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: user, username, *.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A name is too short, not ASCII, reserved, or a display name resembles
 * another user's name; or a remote user would get a username or password; also for a path id that
 * is not an integer or a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not change this field or this user; also for the session of
 * a deactivated user.
 * @throws ApiError 404: No user has this id (`user not found`).
 * @throws ApiError 500: The username is taken already (text of the database).
 */
export const patchUser: Call<'patchUser'> = (client, args, options) =>
  client.call(operations.patchUser, args, options);

/**
 * Get a user by username. `GET /api/v1/users/{username}/by-username`
 *
 * Returns the user with exactly this username. Names that hold a slash or a colon cannot be asked
 * for.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No user has this name (`user not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const getUserByUsername: Call<'getUserByUsername'> = (client, args, options) =>
  client.call(operations.getUserByUsername, args, options);

/**
 * Set a password in clear text. `POST /api/v1/users/{userId}/password`
 *
 * Not the way to set a password: it travels in clear, because the master always salts and hashes
 * this text, and a client that hashes first locks the user out. Use `patchUser`, whose password
 * leaves hashed, or the flow `setPassword`. Sets the password of oneself, or of anyone as an
 * administrator; the body is a bare JSON string. All sessions of that user end.
 *
 * Who may: self or admin; with roles: self or ADMINISTRATE_USER.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: user.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The user is a remote user; also for a path id that is not an integer or a
 * body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: Another user's password, asked for by someone who is not an administrator;
 * also for the session of a deactivated user.
 * @throws ApiError 404: No user has this id (`user not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const setUserPassword: Call<'setUserPassword'> = (client, args, options) =>
  client.call(operations.setUserPassword, args, options);

/**
 * Record that I looked at something. `POST /api/v1/users/activity`
 *
 * Notes the time at which the signed-in user opened an entity, which feeds the list of recently
 * viewed projects. Only `ACTIVITY_TYPE_GET` of `ENTITY_TYPE_PROJECT` is supported, and the project
 * need not exist.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: activity.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The activity type or entity type is unspecified.
 */
export const postUserActivity: Call<'postUserActivity'> = (client, args, options) =>
  client.call(operations.postUserActivity, args, options);
