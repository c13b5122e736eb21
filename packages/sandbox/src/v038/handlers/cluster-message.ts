import { allow } from '../../handlers/allow';
import { invalidArgument } from '../../handlers/errors';
import { timestamp } from '../../lib/clock';
import { durationMs } from '../duration';
import type { Handlers038 } from '../handler';
import { state038 } from '../state';

const longest = 250;

export const clusterMessageHandlers: Partial<Handlers038> = {
  getClusterMessage: ({ db, viewer }) => {
    allow(viewer, 'getClusterMessage');
    const { clusterMessage } = state038(db);
    return clusterMessage ? { clusterMessage } : {};
  },

  setClusterMessage: ({ db, viewer, body, clock }) => {
    allow(viewer, 'setClusterMessage');
    const { message, startTime, endTime, duration } = body;
    if (message === '') throw invalidArgument('message must not be empty');
    if (message.length > longest) {
      throw invalidArgument(`message must be at most ${longest} characters`);
    }
    const start = Date.parse(startTime ?? timestamp(clock.now()));
    const end = duration ? start + durationMs(duration) : endTime ? Date.parse(endTime) : null;
    if (end !== null && end < start) throw invalidArgument('end time must be after start time');
    state038(db).clusterMessage = {
      message,
      startTime: timestamp(start),
      ...(end !== null && { endTime: timestamp(end) }),
      createdTime: timestamp(clock.now()),
    };
    return {};
  },

  deleteClusterMessage: ({ db, viewer }) => {
    allow(viewer, 'deleteClusterMessage');
    state038(db).clusterMessage = null;
    return {};
  },
};
