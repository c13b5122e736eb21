import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, scriptedMaster, type Turn } from '../test/scripted-master';
import { openTelemetry } from './telemetry';

const labels: Turn = { body: { labels: [] } };

function traced(turns: Turn[]) {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const middleware = [openTelemetry({ tracer: provider.getTracer('test') })];
  const scripted = scriptedMaster(turns, { middleware, retry: { startMs: 0 } });
  return { ...scripted, spans: () => exporter.getFinishedSpans() };
}

afterEach(() => void vi.unstubAllGlobals());

test('every attempt is a span with the attributes of the HTTP conventions', async () => {
  const { client, spans } = traced([{ status: 503 }, labels]);
  const { requestId } = await client.getExperimentLabels({ projectId: 7 }).raw();
  const [first, second] = spans();
  expect(spans()).toHaveLength(2);
  expect(first).toMatchObject({
    name: 'GET /api/v1/experiment/labels',
    kind: SpanKind.CLIENT,
    status: { code: SpanStatusCode.ERROR },
  });
  expect(first?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 503,
    'error.type': '503',
    'server.address': 'master',
    'server.port': 80,
    'url.full': 'http://master/api/v1/experiment/labels',
    'url.template': '/api/v1/experiment/labels',
    'trainyard.operation': 'getExperimentLabels',
    'trainyard.request_id': requestId,
  });
  expect(second).toMatchObject({ status: { code: SpanStatusCode.UNSET } });
  expect(second?.attributes).toMatchObject({
    'http.response.status_code': 200,
    'http.request.resend_count': 1,
  });
});

test('a missing answer is an error of its kind', async () => {
  const { client, spans } = traced([{ lost: new TypeError('fetch failed') }]);
  await failure(client.getMe({}, { retry: 'off' }));
  expect(spans()[0]?.attributes).toMatchObject({ 'error.type': 'TypeError' });
});

test('the master receives the span, except from a page', async () => {
  const { client, requests, spans } = traced([labels]);
  await client.getExperimentLabels();
  const { traceId, spanId } = spans()[0]?.spanContext() ?? {};
  expect(requests[0]?.headers.get('traceparent')).toBe(`00-${traceId}-${spanId}-01`);
  vi.stubGlobal('document', {});
  await client.getExperimentLabels();
  expect(requests[1]?.headers.get('traceparent')).toBeNull();
});
