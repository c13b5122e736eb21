import { masterInfo } from '../../master/master-info';
import { productName } from '../../master/product';
import type { Handlers } from '../types';

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
} satisfies Partial<Handlers>;
