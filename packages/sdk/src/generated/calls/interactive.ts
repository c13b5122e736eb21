// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/interactive';

/**
 * List notebooks. `GET /api/v1/notebooks`
 *
 * Lists notebooks, also ended ones for 24 hours. Given both `users` and `userIds`, either may
 * match.
 *
 * Who may: any; with roles: rows filtered by VIEW_NSC; workspaceId also VIEW_WORKSPACE (404).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, or the offset lies beyond the total: `offset
 * out of bounds`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The workspace is missing or hidden.
 * @throws ApiError 500: Two or more rows are sorted by workspace, which the master cannot do; or
 * the limit is negative, or a query key puts a dot under a plain parameter.
 */
export const getNotebooks: Call<'getNotebooks'> = (client, args, options) =>
  client.call(operations.getNotebooks, args, options);

/**
 * Launch a notebook. `POST /api/v1/notebooks`
 *
 * Merges the template, the given configuration and the defaults, and queues the notebook with 1
 * slot by default, in Uncategorized unless a workspace is named. Launch parameters are checked
 * before the workspace and that before permissions. With `preview` nothing starts, and the answer
 * holds an all-default notebook with the merged configuration.
 *
 * Who may: any; with roles: CREATE_NSC; template: VIEW_TEMPLATES (400).
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: notebook, job, task, pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The launch parameters are refused (`failed to prepare launch params:
 * ...`): unknown pool, template or configuration key, or more slots than the cluster has.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * CREATE_NSC.
 * @throws ApiError 404: The workspace is missing or archived: `workspace '99' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const launchNotebook: Call<'launchNotebook'> = (client, args, options) =>
  client.call(operations.launchNotebook, args, options);

/**
 * Get one notebook. `GET /api/v1/notebooks/{notebookId}`
 *
 * Answers the notebook with its configuration, all defaults filled in.
 *
 * Who may: any; with roles: VIEW_NSC.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The notebook is missing, hidden or long ended: `actor '/notebooks/<id>'
 * not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `notebookId` holds a slash or a colon, so that no route matches.
 */
export const getNotebook: Call<'getNotebook'> = (client, args, options) =>
  client.call(operations.getNotebook, args, options);

/**
 * Report whether a notebook is idle. `PUT /api/v1/notebooks/{notebookId}/report_idle`
 *
 * Sent by the notebook itself. With `idle` false its time of last activity is renewed, which keeps
 * it from being ended as idle.
 *
 * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_NSC.
 * @throws ApiError 404: The notebook is missing, hidden or long ended: `actor '/notebooks/<id>'
 * not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `notebookId` is empty or holds a slash, so that no route matches.
 */
export const idleNotebook: Call<'idleNotebook'> = (client, args, options) =>
  client.call(operations.idleNotebook, args, options);

/**
 * Kill a notebook. `POST /api/v1/notebooks/{notebookId}/kill`
 *
 * Ends the notebook and answers it as it is at the moment; its state changes a little later.
 * Killing one that has ended does no harm.
 *
 * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: notebook, job, task, allocation, pool, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_NSC.
 * @throws ApiError 404: The notebook is missing, hidden or long ended: `actor '/notebooks/<id>'
 * not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `notebookId` is empty or holds a slash, so that no route matches.
 */
export const killNotebook: Call<'killNotebook'> = (client, args, options) =>
  client.call(operations.killNotebook, args, options);

/**
 * Set the priority of a notebook. `POST /api/v1/notebooks/{notebookId}/set_priority`
 *
 * Sets the priority by which the notebook is scheduled and answers it. The range of the number is
 * not checked here.
 *
 * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: notebook, job.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_NSC.
 * @throws ApiError 404: The notebook is missing, hidden or long ended: `actor '/notebooks/<id>'
 * not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `notebookId` is empty or holds a slash, so that no route matches.
 */
export const setNotebookPriority: Call<'setNotebookPriority'> = (client, args, options) =>
  client.call(operations.setNotebookPriority, args, options);

/**
 * List shells. `GET /api/v1/shells`
 *
 * Lists shells, also ended ones for 24 hours. Given both `users` and `userIds`, either may match.
 *
 * Who may: any; with roles: rows filtered by VIEW_NSC; workspaceId also VIEW_WORKSPACE (404).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, or the offset lies beyond the total: `offset
 * out of bounds`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The workspace is missing or hidden.
 * @throws ApiError 500: Two or more rows are sorted by workspace, which the master cannot do; or
 * the limit is negative, or a query key puts a dot under a plain parameter.
 */
export const getShells: Call<'getShells'> = (client, args, options) =>
  client.call(operations.getShells, args, options);

/**
 * Launch a shell. `POST /api/v1/shells`
 *
 * Merges the template, the given configuration and the defaults, and queues the shell with 1 slot
 * by default, in Uncategorized unless a workspace is named. Launch parameters are checked before
 * the workspace and that before permissions. `data` may hold base64 JSON with a passphrase for the
 * key, but such a shell may fail to start.
 *
 * Who may: any; with roles: CREATE_NSC; template: VIEW_TEMPLATES (400).
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: shell, job, task, pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The launch parameters are refused (`failed to prepare launch params:
 * ...`): unknown pool, template or configuration key, or more slots than the cluster has.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * CREATE_NSC.
 * @throws ApiError 404: The workspace is missing or archived: `workspace '99' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const launchShell: Call<'launchShell'> = (client, args, options) =>
  client.call(operations.launchShell, args, options);

/**
 * Get one shell. `GET /api/v1/shells/{shellId}`
 *
 * Answers the shell with its configuration, all defaults filled in.
 *
 * Who may: any; with roles: VIEW_NSC.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The shell is missing, hidden or long ended: `actor '/shells/<id>' not
 * found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `shellId` holds a slash or a colon, so that no route matches.
 */
export const getShell: Call<'getShell'> = (client, args, options) =>
  client.call(operations.getShell, args, options);

/**
 * Kill a shell. `POST /api/v1/shells/{shellId}/kill`
 *
 * Ends the shell and answers it as it is at the moment; its state changes a little later. Killing
 * one that has ended does no harm.
 *
 * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: shell, job, task, allocation, pool, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_NSC.
 * @throws ApiError 404: The shell is missing, hidden or long ended: `actor '/shells/<id>' not
 * found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `shellId` is empty or holds a slash, so that no route matches.
 */
export const killShell: Call<'killShell'> = (client, args, options) =>
  client.call(operations.killShell, args, options);

/**
 * Set the priority of a shell. `POST /api/v1/shells/{shellId}/set_priority`
 *
 * Sets the priority by which the shell is scheduled and answers it. The range of the number is not
 * checked here.
 *
 * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: shell, job.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_NSC.
 * @throws ApiError 404: The shell is missing, hidden or long ended: `actor '/shells/<id>' not
 * found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `shellId` is empty or holds a slash, so that no route matches.
 */
export const setShellPriority: Call<'setShellPriority'> = (client, args, options) =>
  client.call(operations.setShellPriority, args, options);

/**
 * List commands. `GET /api/v1/commands`
 *
 * Lists commands, also ended ones for 24 hours. Given both `users` and `userIds`, either may
 * match.
 *
 * Who may: any; with roles: rows filtered by VIEW_NSC; workspaceId also VIEW_WORKSPACE (404).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, or the offset lies beyond the total: `offset
 * out of bounds`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The workspace is missing or hidden.
 * @throws ApiError 500: Two or more rows are sorted by workspace, which the master cannot do; or
 * the limit is negative, or a query key puts a dot under a plain parameter.
 */
export const getCommands: Call<'getCommands'> = (client, args, options) =>
  client.call(operations.getCommands, args, options);

/**
 * Launch a command. `POST /api/v1/commands`
 *
 * Merges the template, the given configuration and the defaults, and queues the command with 1
 * slot by default, in Uncategorized unless a workspace is named. Launch parameters are checked
 * before the workspace and that before permissions. A command without an entrypoint is accepted
 * and fails in its container.
 *
 * Who may: any; with roles: CREATE_NSC; template: VIEW_TEMPLATES (400).
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: command, job, task, pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The launch parameters are refused (`failed to prepare launch params:
 * ...`): unknown pool, template or configuration key, or more slots than the cluster has.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * CREATE_NSC.
 * @throws ApiError 404: The workspace is missing or archived: `workspace '99' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const launchCommand: Call<'launchCommand'> = (client, args, options) =>
  client.call(operations.launchCommand, args, options);

/**
 * Get one command. `GET /api/v1/commands/{commandId}`
 *
 * Answers the command with its configuration, all defaults filled in.
 *
 * Who may: any; with roles: VIEW_NSC.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The command is missing, hidden or long ended: `actor '/commands/<id>' not
 * found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `commandId` holds a slash or a colon, so that no route matches.
 */
export const getCommand: Call<'getCommand'> = (client, args, options) =>
  client.call(operations.getCommand, args, options);

/**
 * Kill a command. `POST /api/v1/commands/{commandId}/kill`
 *
 * Ends the command and answers it as it is at the moment; its state changes a little later.
 * Killing one that has ended does no harm.
 *
 * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: command, job, task, allocation, pool, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_NSC.
 * @throws ApiError 404: The command is missing, hidden or long ended: `actor '/commands/<id>' not
 * found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `commandId` is empty or holds a slash, so that no route matches.
 */
export const killCommand: Call<'killCommand'> = (client, args, options) =>
  client.call(operations.killCommand, args, options);

/**
 * Set the priority of a command. `POST /api/v1/commands/{commandId}/set_priority`
 *
 * Sets the priority by which the command is scheduled and answers it. The range of the number is
 * not checked here.
 *
 * Who may: any; with roles: VIEW_NSC (404) then UPDATE_NSC (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: command, job.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_NSC.
 * @throws ApiError 404: The command is missing, hidden or long ended: `actor '/commands/<id>' not
 * found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `commandId` is empty or holds a slash, so that no route matches.
 */
export const setCommandPriority: Call<'setCommandPriority'> = (client, args, options) =>
  client.call(operations.setCommandPriority, args, options);

/**
 * List TensorBoards. `GET /api/v1/tensorboards`
 *
 * Lists TensorBoards, also ended ones for 24 hours. Given both `users` and `userIds`, either may
 * match. Those with an experiment the caller may not read are left out.
 *
 * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_ARTIFACTS on the task's workspace and
 * on those of all its experiments.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, or the offset lies beyond the total: `offset
 * out of bounds`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The workspace is missing or hidden.
 * @throws ApiError 500: Two or more rows are sorted by workspace, which the master cannot do; or
 * the limit is negative, or a query key puts a dot under a plain parameter.
 */
export const getTensorboards: Call<'getTensorboards'> = (client, args, options) =>
  client.call(operations.getTensorboards, args, options);

/**
 * Launch a TensorBoard. `POST /api/v1/tensorboards`
 *
 * Merges the template, the given configuration and the defaults, and queues the TensorBoard, in
 * Uncategorized unless a workspace is named. Launch parameters are checked before the workspace
 * and that before permissions. It shows the experiments, trials or filter matches named and always
 * takes 0 slots; a second one for the same experiments is not prevented.
 *
 * Who may: any; with roles: VIEW_WORKSPACE on the target; VIEW_EXPERIMENT_ARTIFACTS on every
 * experiment.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: tensorboard, job, task, pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: Nothing to show is named (`must set experiment, trial ids, or filters`),
 * nothing matches (`no experiments found`), or the launch parameters are refused.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS on an experiment, or VIEW_WORKSPACE.
 * @throws ApiError 404: The workspace is missing or archived, or an experiment or trial is
 * missing.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const launchTensorboard: Call<'launchTensorboard'> = (client, args, options) =>
  client.call(operations.launchTensorboard, args, options);

/**
 * Get one TensorBoard. `GET /api/v1/tensorboards/{tensorboardId}`
 *
 * Answers the TensorBoard with its configuration, all defaults filled in.
 *
 * Who may: any; with roles: VIEW_WORKSPACE on its workspace, VIEW_EXPERIMENT_ARTIFACTS on those of
 * its experiments.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The TensorBoard is missing, hidden or long ended: `actor
 * '/tensorboard/<id>' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `tensorboardId` holds a slash or a colon, so that no route matches.
 */
export const getTensorboard: Call<'getTensorboard'> = (client, args, options) =>
  client.call(operations.getTensorboard, args, options);

/**
 * Kill a TensorBoard. `POST /api/v1/tensorboards/{tensorboardId}/kill`
 *
 * Ends the TensorBoard and answers it as it is at the moment; its state changes a little later.
 * Killing one that has ended does no harm.
 *
 * Who may: any; with roles: as reading it (404), then UPDATE_NSC (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: tensorboard, job, task, allocation, pool, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_NSC.
 * @throws ApiError 404: The TensorBoard is missing, hidden or long ended: `actor
 * '/tensorboard/<id>' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `tensorboardId` is empty or holds a slash, so that no route matches.
 */
export const killTensorboard: Call<'killTensorboard'> = (client, args, options) =>
  client.call(operations.killTensorboard, args, options);

/**
 * Set the priority of a TensorBoard. `POST /api/v1/tensorboards/{tensorboardId}/set_priority`
 *
 * Sets the priority by which the TensorBoard is scheduled and answers it. The range of the number
 * is not checked here.
 *
 * Who may: any; with roles: as reading it (404), then UPDATE_NSC (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: tensorboard, job.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_NSC.
 * @throws ApiError 404: The TensorBoard is missing, hidden or long ended: `actor
 * '/tensorboard/<id>' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `tensorboardId` is empty or holds a slash, so that no route matches.
 */
export const setTensorboardPriority: Call<'setTensorboardPriority'> = (client, args, options) =>
  client.call(operations.setTensorboardPriority, args, options);
