export const messages = {
  nameRequired: 'Please type in your username.',
  wrongPassword: 'Incorrect username or password.',
  failedTitle: 'Login failed',
  wrongPasswordHint: 'Failed to login. Please check your username and password.',
  failed: 'Failed to login. Please retry.',
  weakPassword: 'Your password is weak',
  unreachable: 'Server is Unreachable',
  refused: 'The master reports an error',
  notAMaster: 'This is not a master',
  badAddress: 'Server address cannot be used',
  deactivated: 'This account has been deactivated. Ask an administrator.',
  byLink:
    'Another system signs people in here. Its cookie alone does not, because tasks have an origin of their own: it has to lead back with a token in the link (jwt).',
  sessionRefused: 'The master refuses this session',
  notReady: 'Cluster Not Available',
  notReadyHint: 'Cluster is not ready. Please try again later.',
};
