import { masterInfo, productName } from '../master-info';
import { allow } from './allow';
import type { Handlers } from './types';

export const masterHandlers = {
  getMaster: ({ random, simulation, rbacEnabled }) => ({
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
    strictJobQueueControl: false,
  }),
  getTelemetry: () => ({ enabled: false, segmentKey: '' }),
  getMasterConfig: ({ viewer, random, simulation }) => {
    allow(viewer, 'getMasterConfig');
    return { config: masterConfig(masterInfo({ random, simulation }).clusterName) };
  },
} satisfies Partial<Handlers>;

// secrets show as stars
const masterConfig = (clusterName: string) => ({
  cluster_name: clusterName,
  db: {
    host: 'localhost',
    name: 'trainyard',
    password: '********',
    port: '5432',
    user: 'postgres',
  },
  log: { color: true, level: 'info' },
  port: 8080,
  telemetry: { enabled: false },
});
