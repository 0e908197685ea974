/**
 * In a call that goes on with a lookup which the service has counted already: without it one wrong detail would count for
 * each of the calls that look for it (decision 0007). A service may ignore it.
 */
export const countedHeader = 'x-lookup-counted';
