import { testDecoders } from './support/decoders-suite';

testDecoders('0.23.4', [
  'DataPoint.values',
  'Metrics.avgMetrics',
  'Metrics.batchMetrics',
  'MetricsReport.metrics',
  'Trial.summaryMetrics',
]);
