/** On the root element from the server until React has taken over: admin.css lets nothing be pressed as long as it is there. */
export const hydratingClass = 'is-hydrating';
