import { isObject, type Json, objectOf } from '../config/json';
import type { DecodedRequest, Release } from '../release';

type Change = (request: DecodedRequest) => DecodedRequest;

const byAttribute: Change = ({ query: { sortByAttr, ...query }, ...rest }) => ({
  ...rest,
  query: { ...query, ...(sortByAttr !== undefined && { sortBy: sortByAttr }) },
});

/** The project of the path limits the filters; -1 is all projects. */
const inProject: Change = ({ path, body, ...rest }) => {
  const { filters, ...fields } = objectOf(body);
  const { projectId } = path;
  const within = isObject(filters)
    ? { ...filters, projectId: Number(projectId) > 0 ? projectId : (filters.projectId ?? 0) }
    : null;
  return { ...rest, path, body: { ...fields, filters: within } };
};

// the search was a GET, and is a POST with the same names
const fromBody: Change = ({ path, body }) => ({
  path,
  query: Object.fromEntries(
    Object.entries(objectOf(body)).filter(([, value]) => value !== undefined && value !== null),
  ),
  body: undefined,
});

const bareProgress: Change = ({ body, ...rest }) => ({
  ...rest,
  body: objectOf(body).progress ?? 0,
});

const plainLevels: Json = { LOG_LEVEL_CRITICAL: 'fatal', LOG_LEVEL_WARNING: 'warn' };

const bareLevel: Change = ({ body, ...rest }) => {
  const { config, ...fields } = objectOf(body);
  const { log, ...others } = objectOf(config);
  const { level, ...logFields } = objectOf(log);
  const name = String(level ?? 'LOG_LEVEL_UNSPECIFIED');
  const plain = plainLevels[name] ?? name.replace('LOG_LEVEL_', '').toLowerCase();
  return {
    ...rest,
    body: { ...fields, config: { ...others, log: { ...logFields, level: plain } } },
  };
};

/** By operation: converts the request of 0.38.1 for the handler that both releases share. */
export const requests038: Release['requests'] = {
  getExperimentCheckpoints: byAttribute,
  getTrialCheckpoints: byAttribute,
  activateExperiments: inProject,
  pauseExperiments: inProject,
  cancelExperiments: inProject,
  killExperiments: inProject,
  archiveExperiments: inProject,
  unarchiveExperiments: inProject,
  deleteExperiments: inProject,
  moveExperiments: inProject,
  searchExperiments: fromBody,
  reportTrialProgress: bareProgress,
  patchMasterConfig: bareLevel,
};
