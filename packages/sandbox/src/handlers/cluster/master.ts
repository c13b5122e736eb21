import { ownValue } from '@trainyard/sdk/model';
import { objectOf } from '../../config/json';
import { masterConfig } from '../../master/master-config';
import { masterInfo } from '../../master/master-info';
import { productName } from '../../master/product';
import { levelRanks } from '../../simulation/logs/master-log';
import { allow } from '../allow';
import { plainError } from '../errors';
import type { HandlerRequest, Handlers } from '../types';

export const masterConfigHandlers = {
  getMasterConfig: (request) => {
    allow(request.viewer, 'getMasterConfig');
    return { config: configOf(request) };
  },

  /** Changes only the master's own logging; without paths, nothing. */
  patchMasterConfig: (request) => {
    const { viewer, body, simulation } = request;
    allow(viewer, 'patchMasterConfig');
    const { settings } = simulation.engine.log;
    const log = body.config?.log;
    const level = log?.level ?? '';
    const color = log?.color ?? false;
    for (const path of pathsOf(body)) {
      if (path !== 'log' && path !== 'log.level' && path !== 'log.color') {
        throw plainError(`unsupported or invalid field: ${path}`);
      }
      if (path !== 'log.color') settings.level = checkLevel(level);
      if (path !== 'log.level') settings.color = color;
    }
    return { config: configOf(request) };
  },
} satisfies Partial<Handlers>;

type Source = Pick<
  HandlerRequest<'getMasterConfig'>,
  'db' | 'simulation' | 'webhookSender' | 'strictJobQueueControl'
>;

// the key that signs webhooks is the only secret returned, for receivers that check signatures
const configOf = ({ db, simulation, webhookSender, strictJobQueueControl }: Source) => {
  const { clusterName, engine } = simulation;
  const config = masterConfig({ db, clusterName, log: engine.log });
  const { authz } = config.security;
  return {
    ...config,
    security: {
      ...config.security,
      authz: { ...authz, strict_job_queue_control: strictJobQueueControl },
    },
    webhooks: { ...config.webhooks, signing_key: webhookSender.key },
  };
};

function pathsOf({ fieldMask }: HandlerRequest<'patchMasterConfig'>['body']): string[] {
  const { paths } = objectOf(fieldMask);
  return Array.isArray(paths) ? paths.map(String) : [];
}

// keeps its spelling
function checkLevel(level: string): string {
  if (ownValue(levelRanks, level.toLowerCase()) === undefined)
    throw plainError(`invalid log level: ${level}`);
  return level;
}

export const masterHandlers = {
  getMaster: ({ random, simulation, rbacEnabled, strictJobQueueControl }) => ({
    ...masterInfo({ random, simulation }),
    telemetryEnabled: false,
    ssoProviders: [],
    externalLoginUri: '',
    externalLogoutUri: '',
    branding: productName.toLowerCase(),
    rbacEnabled,
    product: 'PRODUCT_UNSPECIFIED',
    featureSwitches: [],
    userManagementEnabled: true,
    strictJobQueueControl,
  }),
  getTelemetry: () => ({ enabled: false, segmentKey: '' }),
} satisfies Partial<Handlers>;
