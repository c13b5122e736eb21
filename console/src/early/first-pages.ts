import type { FileRoutesById } from '../routeTree.gen';

type RouteId = keyof FileRoutesById;

/**
 * The pages that visits start with, by the ids of their routes: their scripts and data are
 * requested by the early script. The number says how much the bytes of such a page count when
 * modules are put together in files; those of other pages count 1.
 */
export const firstPages: Partial<Record<RouteId, number>> = {
  '/login': 500,
  '/_app/projects/$projectId/experiments': 1000,
  '/_app/experiments/$experimentId/overview': 600,
  '/_app/experiments/$experimentId/logs': 60,
  '/_app/experiments/$experimentId/visualization/learning-curve': 12,
  '/_app/experiments/$experimentId/visualization/hp-parallel-coordinates': 12,
  '/_app/experiments/$experimentId_/trials/$trialId/overview': 60,
  '/_app/experiments/$experimentId_/trials/$trialId/logs': 12,
};
