console.log('No compatibility runs are defined; `npm test` holds every check there is.');
