// How long ago something happened, for a write that waited for a connection.

/**
 * Header: whole milliseconds between the deed and the request, both by the clock of the device, so that it does not
 * matter whether that clock is right. A moment in the body counts instead.
 */
export const happenedAgoHeader = 'Happened-Ago';
