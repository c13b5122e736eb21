export { type BulkAction, type BulkOptions, type BulkResult, bulk } from './bulk';
export { type CsvOptions, csvLine } from './csv';
export { type ExportOptions, exportMetrics, metricParts } from './export-metrics';
export type { MetricRow } from './metric-rows';
export { type OnceCreate, once } from './once';
