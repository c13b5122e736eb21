import { Outlet } from '@tanstack/react-router';
import { RouteAnnouncer } from './route-announcer';
import { Toasts } from './toasts';

export const RootView = () => (
  <>
    <Outlet />
    <RouteAnnouncer />
    <Toasts />
  </>
);
