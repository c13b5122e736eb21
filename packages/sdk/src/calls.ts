export type {
  Call,
  Caller,
  CallOptions,
  CallRequest,
  Middleware,
  Next,
  Route,
  StreamCall,
} from './call';
export * from './errors-public';
export * from './generated/calls';
export { targeted } from './targeted';
export { type AuthProvider, createTransport, type TransportOptions } from './transport';
export type { Target } from './v038/client-type';
